import { CompactEncrypt, compactDecrypt } from 'jose'

/**
 * Which cookie or memory a sealed value is for: part of what is authenticated, so one cannot stand
 * in for the other.
 */
export type EncryptionPurpose =
  | 'portal-session'
  | 'portal-activity'
  | 'portal-challenge'
  | 'portal-device'
  | 'portal-successor'

export interface CookieEncryption {
  /** A JWE (dir, A256GCM) of the value's JSON. */
  close(purpose: EncryptionPurpose, value: object): Promise<string>
  /**
   * The value, or undefined for one that is foreign, corrupt, oversized or sealed for another
   * purpose. Never throws.
   */
  open(purpose: EncryptionPurpose, sealed: string, limit?: number): Promise<unknown>
}

/** What a browser keeps in one cookie at most; a longer one is not ours. */
const cookieLimit = 4096

export function createCookieEncryption(key: Uint8Array): CookieEncryption {
  return {
    close: (purpose, value) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: purpose })
        .encrypt(key),
    async open(purpose, sealed, limit = cookieLimit) {
      if (sealed.length > limit) return undefined
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return protectedHeader.typ === purpose
          ? JSON.parse(new TextDecoder().decode(plaintext))
          : undefined
      } catch {
        return undefined
      }
    },
  }
}
