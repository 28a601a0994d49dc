import { describe, expect, it } from 'vitest'
import { createCookieEncryption } from './cookie-encryption.ts'

const keys = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
const seal = createCookieEncryption([keys[0]])

describe('encrypted value', () => {
  it('decrypts for its purpose only', async () => {
    const sealed = await seal.close('portal-session', { sid: 'a' })
    expect(await seal.open('portal-session', sealed)).toEqual({ sid: 'a' })
    expect(await seal.open('portal-activity', sealed)).toBeUndefined()
  })

  it('is decrypted by every key of the ring and encrypted by the first', async () => {
    const old = await seal.close('portal-session', { sid: 'a' })
    const rotated = createCookieEncryption([keys[1], keys[0]])
    expect(await rotated.open('portal-session', old)).toEqual({ sid: 'a' })
    expect(await rotated.open('portal-activity', old)).toBeUndefined()
    const renewed = await rotated.close('portal-session', { sid: 'b' })
    expect(await createCookieEncryption([keys[1]]).open('portal-session', renewed)).toEqual({
      sid: 'b',
    })
    expect(await seal.open('portal-session', renewed)).toBeUndefined()
    expect(await createCookieEncryption([keys[2]]).open('portal-session', old)).toBeUndefined()
  })

  it('differs each time and reveals nothing', async () => {
    const [one, two] = [
      await seal.close('portal-session', { sid: 'visible' }),
      await seal.close('portal-session', { sid: 'visible' }),
    ]
    expect(one).not.toBe(two)
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('visible')
  })

  it.each(['', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0....', 'x'.repeat(5000)])(
    'rejects foreign text: %j',
    async (text) => {
      expect(await seal.open('portal-session', text)).toBeUndefined()
    },
  )
})
