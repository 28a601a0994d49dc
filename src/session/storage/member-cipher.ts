const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const packed = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const unpacked = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Encrypts data on this device for one member. */
export type MemberCipher = {
  readonly seal: (text: string) => Promise<string>
  /** Returns null for damaged data, or that of another member. */
  readonly open: (sealed: string) => Promise<string | null>
}

/**
 * Creates AES-GCM encryption with a key derived from the user id, which is never stored on the
 * device. Rejects without Web Crypto.
 */
export async function memberCipher(userId: string, purpose: string): Promise<MemberCipher> {
  const secret = await crypto.subtle.importKey('raw', bytesOf(userId), 'HKDF', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(purpose), info: new Uint8Array() },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  return {
    seal: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return `${packed(iv)}.${packed(new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(text))))}`
    },
    open: async (sealed) => {
      const [iv = '', data = ''] = sealed.split('.')
      try {
        return new TextDecoder().decode(
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv: unpacked(iv) }, key, unpacked(data)),
        )
      } catch {
        return null
      }
    },
  }
}
