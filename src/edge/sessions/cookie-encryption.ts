import { CompactEncrypt, compactDecrypt } from 'jose'

/** The use of an encrypted value. It is authenticated, so that one value cannot replace another. */
export type EncryptionPurpose =
  | 'portal-session'
  | 'portal-activity'
  | 'portal-challenge'
  | 'portal-device'
  | 'portal-known'
  | 'portal-successor'
  | 'portal-access'

/** Keys of A256GCM, 32 bytes each. The first encrypts, all decrypt. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]]

export interface CookieEncryption {
  /** Encrypts the value's JSON as a JWE (dir, A256GCM) with the first key. */
  close(purpose: EncryptionPurpose, value: object): Promise<string>
  /**
   * Decrypts a value; undefined when it is invalid, too long or for another purpose. Never throws.
   */
  open(purpose: EncryptionPurpose, sealed: string, limit?: number): Promise<unknown>
}

/** The maximum cookie size of browsers, in bytes. */
const cookieLimit = 4096

export function createCookieEncryption(keys: KeyRing): CookieEncryption {
  return {
    close: (purpose, value) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: purpose })
        .encrypt(keys[0]),
    async open(purpose, sealed, limit = cookieLimit) {
      if (sealed.length > limit) return undefined
      for (const key of keys) {
        try {
          const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          })
          return protectedHeader.typ === purpose
            ? JSON.parse(new TextDecoder().decode(plaintext))
            : undefined
        } catch {
          // Another key may decrypt it.
        }
      }
      return undefined
    },
  }
}
