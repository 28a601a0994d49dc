import { describe, expect, test } from 'vitest'
import { ssoOutcome, ssoStatusOf, type SsoAnswer } from './single-sign-on.ts'

const hosts = ['wellspring.example', 'sso.teladoc.example']
const answer: SsoAnswer = {
  ssoStatus: 'ESTABLISHED',
  uri: 'https://sso.teladoc.example/acs?x=1',
  parameters: { SAMLResponse: 'c2', submit: 'x' },
  wellspringUuid: 'u-1',
}
const failed = { type: 'failed' }

describe('ssoOutcome', () => {
  test('SSO-001 SSO-002 SSO-003 SSO-023: established returns the form to post', () => {
    expect(ssoOutcome(answer, hosts)).toEqual({
      type: 'established',
      post: {
        uri: 'https://sso.teladoc.example/acs?x=1',
        fields: { SAMLResponse: 'c2', submit: 'x' },
      },
      uuid: 'u-1',
    })
  })
  test.each<[string, Partial<SsoAnswer>, object]>([
    ['SSO-023: an account merge is no failure', { ssoStatus: 'ACCOUNT_MERGE' }, { type: 'merge' }],
    ['SSO-026: a failure fails', { ssoStatus: 'FAILURE' }, failed],
    ['SSO-027: an unknown status fails', { ssoStatus: 'DONE' }, failed],
    ['SSO-027: established without an address', { uri: undefined }, failed],
    ['SSO-027: established without the fields of the form', { parameters: undefined }, failed],
    ['SSO-027: established without a user id', { wellspringUuid: undefined }, failed],
    ['SSO-027: an empty user id', { wellspringUuid: '' }, failed],
    ['a host that is not on the list', { uri: 'https://evil.example/acs' }, failed],
    [
      'a host with the domain as a suffix',
      { uri: 'https://sso.teladoc.example.evil.example/' },
      failed,
    ],
    ['a sibling of an allowed host', { uri: 'https://www.teladoc.example/' }, failed],
    ['no https', { uri: 'http://sso.teladoc.example/acs' }, failed],
    ['a script', { uri: 'javascript:alert(1)//sso.teladoc.example' }, failed],
    ['another port', { uri: 'https://sso.teladoc.example:444/' }, failed],
    ['credentials in the address', { uri: 'https://sso.teladoc.example@evil.example/' }, failed],
    ['a relative path', { uri: '/acs' }, failed],
  ])('%s', (_, change, outcome) =>
    expect(ssoOutcome({ ...answer, ...change }, hosts)).toEqual(outcome),
  )
})

test.each([
  ['established', 'ESTABLISHED'],
  ['Account_Merge', 'ACCOUNT_MERGE'],
  ['FAILURE', 'FAILURE'],
  ['', null],
])('SSO-023: %s is %s', (text, status) => expect(ssoStatusOf(text)).toBe(status))
