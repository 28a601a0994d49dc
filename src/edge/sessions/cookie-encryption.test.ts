import { describe, expect, it } from 'vitest'
import { createCookieEncryption } from './cookie-encryption.ts'

const seal = createCookieEncryption(new Uint8Array(32).fill(1))

describe('encrypted value', () => {
  it('decrypts for its purpose only', async () => {
    const sealed = await seal.close('portal-session', { sid: 'a' })
    expect(await seal.open('portal-session', sealed)).toEqual({ sid: 'a' })
    expect(await seal.open('portal-activity', sealed)).toBeUndefined()
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
