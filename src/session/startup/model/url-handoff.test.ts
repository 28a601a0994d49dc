import { describe, expect, test } from 'vitest'
import { readUrlHandoff } from './url-handoff.ts'

const read = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return readUrlHandoff({ pathname, search, hash })
}

describe('readArrival', () => {
  test('an address that carries nothing is left alone, to the letter', () =>
    expect(read('/blood-pressure/trends?range=30#x').clean).toBeNull())

  test.each([
    [
      'what is used once is gone from the address',
      '/login?accessCode=secret&program=DIABETES#top',
      '/login?program=DIABETES#top',
      null,
    ],
    [
      'an MFA token leads from the root to the MFA screen',
      '/?mfaToken=secret&program=DIABETES',
      '/mfa?program=DIABETES',
      'secret',
    ],
    ['and from sign-in', '/login?mfaToken=secret', '/mfa', 'secret'],
    ['at the MFA screen it stays there', '/mfa?mfaToken=secret', '/mfa', 'secret'],
    [
      'at the transition screen it stays there',
      '/transitionScreen?mfaToken=secret&program=DIABETES',
      '/transitionScreen?program=DIABETES',
      'secret',
    ],
    [
      'from a page of the portal it leads nowhere',
      '/dashboard?mfaToken=secret',
      '/dashboard',
      null,
    ],
    [
      "a partner's code that connects accounts leads to the transition screen",
      '/?ssoAccessCode=secret&partnerId=TELADOC&program=DIABETES',
      '/transitionScreen?program=DIABETES',
      null,
    ],
    [
      'a page of the portal keeps its place with such a code',
      '/dashboard?ssoAccessCode=secret',
      '/dashboard',
      null,
    ],
    [
      'an MFA token leads before it',
      '/login?ssoAccessCode=secret&mfaToken=second',
      '/mfa',
      'second',
    ],
    [
      'the code of the identity service is gone from the address',
      '/login?partnerId=TELADOC&code=secret',
      '/login',
      null,
    ],
    ['a page of the portal stays where it was', '/dashboard?authToken=secret', '/dashboard', null],
    ['an empty token carries nothing and is gone all the same', '/?mfaToken=', '/', null],
  ])('%s', (_, address, path, mfaToken) => expect(read(address).clean).toEqual({ path, mfaToken }))

  test.each([
    ['/?oneApp=true', { isOneApp: true, isTeams: null, isRedirectFromTeams: null }],
    [
      '/?oneApp=false&teams=true&fromTeams=true',
      { isOneApp: false, isTeams: true, isRedirectFromTeams: true },
    ],
    ['/?oneApp=1', { isOneApp: false }],
    ['/', { isOneApp: null, source: null }],
    ['/?source=education', { source: 'education' }],
  ])('%s says how the portal runs, or leaves it open', (address, modes) =>
    expect(read(address).arrival).toMatchObject(modes),
  )
})
