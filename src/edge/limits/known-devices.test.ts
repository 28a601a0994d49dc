import { expect, it } from 'vitest'
import type { RequestContext } from '../http/request-context.ts'
import type { CookieEncryption } from '../sessions/cookie-encryption.ts'
import { createKnownDevices } from './known-devices.ts'

const seal = {
  close: async (_: string, value: object) =>
    Buffer.from(JSON.stringify(value)).toString('base64url'),
  open: async (_: string, sealed: string) =>
    JSON.parse(Buffer.from(sealed, 'base64url').toString()),
} as unknown as CookieEncryption

/** A browser that sends back the cookie that it got last. */
function openBrowser() {
  const devices = createKnownDevices(seal)
  let cookie = ''
  const exchange = () =>
    ({
      req: { headers: { cookie }, socket: {} },
      cookies: [] as string[],
    }) as unknown as RequestContext
  return {
    knows: async (username?: string) => devices.idFor(exchange(), username),
    remember: async (username: string) => {
      const now = exchange()
      await devices.remember(now, username)
      cookie = now.cookies.at(-1)?.split(';')[0] ?? ''
    },
  }
}

it('knows nobody at first', async () => {
  const browser = openBrowser()
  expect([await browser.knows(), await browser.knows('rosa')]).toEqual([undefined, undefined])
})

it('knows an account however its name is written, with one id for all', async () => {
  const browser = openBrowser()
  await browser.remember('rosa@example.com')
  const id = await browser.knows()
  await browser.remember('frank')
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(await browser.knows(' Rosa@Example.com')).toBe(id)
  expect(await browser.knows('frank')).toBe(id)
  expect(await browser.knows('nora')).toBeUndefined()
})

it('forgets the account of the longest time when there are more than eight', async () => {
  const browser = openBrowser()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a', 'i'])
    await browser.remember(name)
  const known = await Promise.all(
    [...'abcdefghi'].map(async (name) => (await browser.knows(name)) && name),
  )
  expect(known.filter(Boolean).join('')).toBe('acdefghi')
})
