import { describe, expect, test } from 'vitest'
import { environmentNames, environmentOf } from '#platform/model/environment.ts'
import { messageOf, parentOriginOf, stepOneApp, type ParentMessage } from './one-app-protocol.ts'

const origin = 'https://app.wellspring.example'
const envelope = { protocol: 'wellspring-one-app', version: 1, nonce: 'n-1' } as const
const hello = {
  ...envelope,
  type: 'hello',
  program: 'hypertension',
  nav: 'bloodPressure',
  sidebar: true,
  locale: 'es-US',
} as const
const hear = (data: unknown, rest: { origin?: string; isParent?: boolean } = {}) =>
  messageOf({ origin, isParent: true, data, ...rest }, origin, 'n-1')

describe('messageOf', () => {
  test.each<object>([
    hello,
    {
      ...hello,
      program: null,
      nav: null,
      branding: { brand_name: 'Acme', brand_code: 'ACME' },
      flags: { hasTelemed: true },
    },
    { ...envelope, type: 'navigate', route: 'food' },
    { ...envelope, type: 'memberNavRefresh' },
  ])('SHELL-004: accepts %j of the parent', (message) => expect(hear(message)).toEqual(message))

  test.each<[string, unknown, { origin?: string; isParent?: boolean }]>([
    ['of another origin', hello, { origin: 'https://evil.example' }],
    ['of an origin with the same prefix', hello, { origin: `${origin}.evil.example` }],
    ['over http', hello, { origin: 'http://app.wellspring.example' }],
    ['of another port', hello, { origin: `${origin}:8443` }],
    ['of a page without an origin', hello, { origin: 'null' }],
    ['of another window of the same origin', hello, { isParent: false }],
    ['for another document', { ...hello, nonce: 'n-0' }, {}],
    ['without a nonce', { ...hello, nonce: undefined }, {}],
    ['of another protocol', { ...hello, protocol: 'setImmediate' }, {}],
    ['of another version', { ...hello, version: 2 }, {}],
    ['of an unknown type', { ...envelope, type: 'signOut' }, {}],
    ['with an unknown program', { ...hello, program: 'cardiology' }, {}],
    ['with an unknown language', { ...hello, locale: 'fr-FR' }, {}],
    ['with text for a boolean', { ...hello, sidebar: 'true' }, {}],
    [
      'with a brand that is too long',
      { ...hello, branding: { brand_name: 'x'.repeat(81), brand_code: 'X' } },
      {},
    ],
    ['with a route that is too long', { ...envelope, type: 'navigate', route: 'x'.repeat(65) }, {}],
    ['with no route', { ...envelope, type: 'navigate' }, {}],
    ['that is text', JSON.stringify(hello), {}],
    ['that is null', null, {}],
    ['that is a list', [hello], {}],
  ])('ignores a message %s', (_, data, rest) => expect(hear(data, rest)).toBeNull())

  test('drops a flag that the parent may not set', () => {
    const message = hear({
      ...hello,
      flags: { isImpersonation: true, hasTelemed: true },
      isTokenValid: true,
    })
    const flags = message
      ? stepOneApp('waiting', message)[1].find((effect) => effect.type === 'flags')?.flags
      : undefined
    expect(flags).toEqual({
      isOneApp: true,
      oneAppActiveProgram: 'hypertension',
      oneAppActiveNav: 'bloodPressure',
      isOneAppSidebar: true,
      hasTelemed: true,
    })
  })
})

describe('stepOneApp', () => {
  const navigate: ParentMessage = { ...envelope, type: 'navigate', route: 'food' }
  const refresh: ParentMessage = { ...envelope, type: 'memberNavRefresh' }

  test('ignores messages before the hello', () => {
    expect(stepOneApp('waiting', navigate)).toEqual(['waiting', []])
    expect(stepOneApp('waiting', refresh)).toEqual(['waiting', []])
  })

  test('SHELL-004, USER-003: every hello sets the flags and the language', () => {
    for (const state of ['waiting', 'known'] as const)
      expect(
        stepOneApp(state, { ...hello, branding: { brand_name: 'Acme', brand_code: 'ACME' } }),
      ).toEqual([
        'known',
        [
          {
            type: 'flags',
            flags: {
              isOneApp: true,
              oneAppActiveProgram: 'hypertension',
              oneAppActiveNav: 'bloodPressure',
              isOneAppSidebar: true,
              branding: { brand_name: 'Acme', brand_code: 'ACME' },
            },
          },
          { type: 'language', language: 'es-US' },
        ],
      ])
  })

  test('after the hello the parent opens pages and refreshes the navigation', () => {
    expect(stepOneApp('known', navigate)).toEqual(['known', [{ type: 'open', route: 'food' }]])
    expect(stepOneApp('known', refresh)).toEqual([
      'known',
      [{ type: 'flags', flags: { triggerMemberNavRefresh: true } }],
    ])
  })
})

describe('parentOriginOf', () => {
  test.each(environmentNames)('CONST-003: the parents of %s are complete origins', (name) => {
    const { oneAppOrigins } = environmentOf(name)
    expect(oneAppOrigins.length).toBeGreaterThan(0)
    for (const allowed of oneAppOrigins) {
      expect(new URL(allowed).origin).toBe(allowed)
      expect(parentOriginOf([allowed], oneAppOrigins)).toBe(allowed)
      for (const other of [
        `${allowed}.evil.example`,
        `${allowed}0`,
        'null',
        '*',
        '',
        'https://evil.example',
      ])
        expect(parentOriginOf([other], oneAppOrigins)).toBeNull()
    }
  })
})
