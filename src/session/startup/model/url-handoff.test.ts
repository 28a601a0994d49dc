import { describe, expect, test } from 'vitest'
import { readUrlHandoff } from './url-handoff.ts'

const read = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return readUrlHandoff({ pathname, search, hash })
}

describe('readUrlHandoff', () => {
  test('keeps an address without parameters unchanged', () =>
    expect(read('/blood-pressure/trends?range=30#x').clean).toBeNull())

  test.each([
    [
      'removes single-use parameters',
      '/login?accessCode=secret&program=DIABETES#top',
      '/login?program=DIABETES#top',
      null,
    ],
    [
      'redirects an MFA token from / to the MFA screen',
      '/?mfaToken=secret&program=DIABETES',
      '/mfa?program=DIABETES',
      'secret',
    ],
    [
      'redirects an MFA token from sign-in to the MFA screen',
      '/login?mfaToken=secret',
      '/mfa',
      'secret',
    ],
    ['keeps the MFA screen with an MFA token', '/mfa?mfaToken=secret', '/mfa', 'secret'],
    [
      'keeps the transition screen with an MFA token',
      '/transitionScreen?mfaToken=secret&program=DIABETES',
      '/transitionScreen?program=DIABETES',
      'secret',
    ],
    [
      'ignores an MFA token on a page of the portal',
      '/dashboard?mfaToken=secret',
      '/dashboard',
      null,
    ],
    [
      'redirects an SSO access code to the transition screen',
      '/?ssoAccessCode=secret&partnerId=TELADOC&program=DIABETES',
      '/transitionScreen?program=DIABETES',
      null,
    ],
    [
      'keeps a page of the portal with an SSO access code',
      '/dashboard?ssoAccessCode=secret',
      '/dashboard',
      null,
    ],
    [
      'prefers an MFA token to an SSO access code',
      '/login?ssoAccessCode=secret&mfaToken=second',
      '/mfa',
      'second',
    ],
    [
      'removes the code of the identity service',
      '/login?partnerId=TELADOC&code=secret',
      '/login',
      null,
    ],
    ['keeps a page of the portal', '/dashboard?authToken=secret', '/dashboard', null],
    ['removes an empty token', '/?mfaToken=', '/', null],
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
  ])('reads the modes of %s', (address, modes) =>
    expect(read(address).handoff).toMatchObject(modes),
  )
})

describe('the link to a report', () => {
  test('has its token as the fragment, which leaves the address', () =>
    expect(read('/shared-report#token')).toMatchObject({
      handoff: { carried: { token: '#token' } },
      clean: { path: '/shared-report', mfaToken: null },
    }))

  test('is no other page', () =>
    expect(read('/privacy#token')).toMatchObject({
      handoff: { carried: { token: null } },
      clean: null,
    }))
})
