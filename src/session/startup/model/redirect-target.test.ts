import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const domain = 'wellspring.example'
const referrer = `https://${domain}/welcome`
const target = `https://coaching.${domain}/launch?a=1#b`

describe('GAP-063 VALID-028: a redirect target', () => {
  it.each([
    [target, target],
    [`https://${domain}`, `https://${domain}/`],
    [`https://${domain}/a//b`, `https://${domain}/a//b`],
    [`HTTPS://A.B.${domain.toUpperCase()}/x`, `https://a.b.${domain}/x`],
    [`https://${domain}:443/x`, `https://${domain}/x`],
  ])('accepts %s', (address, href) => expect(redirectTarget(address, referrer, domain)).toBe(href))

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    '/\t/evil.example',
    '%2F%2Fevil.example',
    '/login',
    `https://${domain}.evil.example`,
    `https://evil${domain}`,
    `https://evil.example/${domain}`,
    `https://evil.example?${domain}`,
    `https://evil.example#.${domain}`,
    `http://${domain}/x`,
    `https://${domain}:8443/x`,
    `https://user@${domain}/x`,
    `https://user:pass@${domain}`,
    `https://${domain}@evil.example/`,
    `https://evil.example\\@${domain}`,
    `https://${domain}//evil.example`,
    `https://${domain}/\\evil.example`,
    `https://${domain}\\evil.example`,
    `https:/${domain}/x`,
    `https:${domain}/x`,
    `https:///${domain}/x`,
    `//${domain}/x`,
    '/dashboard',
    domain,
    `javascript:alert(1)//${domain}`,
    `data:text/html,${domain}`,
    `https://${domain}\t/x`,
    ` https://${domain}/x`,
    `https://${domain}/x\n`,
    `https://${domain}./x`,
    `https://${domain}/./%00\u0000`,
    '',
    'https://',
    `https://.${domain}.`,
    `https://${domain}%2eevil.example/`,
    `https://${domain}。evil.example/`,
    undefined,
    null,
    7,
    {},
    [target],
  ])('rejects %j', (address) => expect(redirectTarget(address, referrer, domain)).toBeNull())
})

describe('GAP-063 VALID-028: the referrer', () => {
  it.each([`https://${domain}`, `https://login.${domain}/a`])('%s matches', (from) =>
    expect(redirectTarget(target, from, domain)).toBe(target),
  )
  it.each([
    '',
    'https://evil.example/',
    `https://${domain}.evil.example/`,
    `http://${domain}/`,
    `https://evil${domain}/`,
    'about:blank',
    'not an address',
  ])('%j does not match for any target', (from) =>
    expect(redirectTarget(target, from, domain)).toBeNull(),
  )
})

it('VALID-028: never returns another host', () => {
  const part = fc.constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '.',
    '?',
    '#',
    domain,
    'evil.example',
    'a',
    '%2f',
    '\t',
    ' ',
    'HTTPS://',
    '443',
    '。',
    '[',
    ']',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
        fc.webUrl(),
        fc.string(),
      ),
      (address) => {
        const href = redirectTarget(address, referrer, domain)
        if (href === null) return
        const { protocol, hostname, port, username, pathname } = new URL(href)
        expect([
          protocol,
          port,
          username,
          hostname === domain || hostname.endsWith(`.${domain}`),
          pathname.startsWith('//'),
        ]).toEqual(['https:', '', '', true, false])
      },
    ),
    { numRuns: 1000 },
  )
})
