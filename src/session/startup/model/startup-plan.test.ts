import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  noHandoffParameters,
  takeHandoffParameters,
  type HandoffParameters,
} from './handoff-parameters.ts'
import { decideStartup, endsSession, type StartupFacts, type StartupPath } from './startup-plan.ts'

const nothing: StartupFacts = {
  carried: noHandoffParameters,
  referrer: '',
  secureDomain: 'wellspring.example',
  isOneApp: false,
  isTeams: false,
  isRedirectFromTeams: false,
  teamsToken: null,
  educationToken: null,
  source: null,
  hasSession: false,
}
const inside = 'https://app.wellspring.example/home'
const outside = 'https://partner.example/'
const carrying = (
  carried: Partial<HandoffParameters>,
  more: Partial<StartupFacts> = {},
): StartupFacts => ({
  ...nothing,
  ...more,
  carried: { ...noHandoffParameters, ...carried },
})

describe('decideStartup', () => {
  test.each<[string, StartupFacts, StartupPath]>([
    [
      'START-002 START-003: an internal referrer with an access code is a code grant',
      carrying({ accessCode: 'ac' }, { referrer: inside }),
      { type: 'codeGrant', code: 'ac' },
    ],
    [
      'START-004: in one-app mode it is the JWT login',
      carrying({ accessCode: 'ac', jwt: 'j.w.t' }, { referrer: inside, isOneApp: true }),
      { type: 'oneAppJwt', jwt: 'j.w.t' },
    ],
    [
      'START-004: the access code can be the JWT itself',
      carrying({ accessCode: 'j.w.t' }, { referrer: inside, isOneApp: true }),
      { type: 'oneAppJwt', jwt: 'j.w.t' },
    ],
    [
      'START-005: a partner with an access code is a code login',
      carrying({ accessCode: 'ac', partnerId: 'ACME' }, { referrer: outside }),
      { type: 'partnerCode', partnerId: 'ACME', accessCode: 'ac' },
    ],
    [
      'START-005: with a target address it is single sign-on',
      carrying({ accessCode: 'ac', partnerId: 'ACME', acsURL: 'https://sso.acme.example/acs' }),
      {
        type: 'partnerSso',
        partnerId: 'ACME',
        accessCode: 'ac',
        acsURL: 'https://sso.acme.example/acs',
        fromMobile: false,
        asMember: false,
      },
    ],
    [
      'GAP-058: with a session, single sign-on from a mobile app uses the member call',
      carrying({ accessCode: 'ac', partnerId: 'ACME', fromMobile: true }, { hasSession: true }),
      {
        type: 'partnerSso',
        partnerId: 'ACME',
        accessCode: 'ac',
        acsURL: null,
        fromMobile: true,
        asMember: true,
      },
    ],
    [
      'START-010 GAP-066: the default partner is TELADOC',
      carrying({ accessCode: 'ac' }, { referrer: outside }),
      { type: 'partnerCode', partnerId: 'TELADOC', accessCode: 'ac' },
    ],
    [
      'START-010: an invalid partner is TELADOC',
      carrying({ accessCode: 'ac', partnerId: '../users' }),
      { type: 'partnerCode', partnerId: 'TELADOC', accessCode: 'ac' },
    ],
    [
      'API-015: a partner and the code of our identity service',
      carrying({ code: 'ic', partnerId: 'ACME' }),
      { type: 'identityCode', partnerId: 'ACME', code: 'ic' },
    ],
    [
      'API-015: an access code has priority over it',
      carrying({ code: 'ic', accessCode: 'ac', partnerId: 'ACME' }),
      { type: 'partnerCode', partnerId: 'ACME', accessCode: 'ac' },
    ],
    [
      'a code without a partner is ignored',
      carrying({ code: 'ic' }, { hasSession: true }),
      { type: 'refresh' },
    ],
    [
      'a code of an invalid partner belongs to TELADOC',
      carrying({ code: 'ic', partnerId: '../users' }),
      { type: 'identityCode', partnerId: 'TELADOC', code: 'ic' },
    ],
    [
      'START-006: an auth token',
      carrying({ authToken: 'at' }),
      { type: 'authToken', authToken: 'at' },
    ],
    [
      'START-006: an auth token is ignored in a redirect from Teams',
      carrying({ authToken: 'at' }, { isRedirectFromTeams: true }),
      { type: 'visitor' },
    ],
    [
      'START-007: an education token and a source',
      { ...nothing, educationToken: 'et', source: 'education' },
      { type: 'education', educationToken: 'et', source: 'education' },
    ],
    [
      'START-007: an education token alone is ignored',
      { ...nothing, educationToken: 'et' },
      { type: 'visitor' },
    ],
    [
      'START-007: a source alone is ignored',
      { ...nothing, source: 'education' },
      { type: 'visitor' },
    ],
    ['START-008: a stored refresh token', { ...nothing, hasSession: true }, { type: 'refresh' }],
    [
      'START-008 GAP-025: a stored refresh token is ignored in a redirect from Teams',
      { ...nothing, hasSession: true, isRedirectFromTeams: true },
      { type: 'visitor' },
    ],
    ['GAP-066: without any parameter it is a visitor', nothing, { type: 'visitor' }],
  ])('%s', (_, facts, path) =>
    expect(decideStartup(facts)).toEqual({
      exchange: null,
      path,
      isRedirectFromTeams: facts.isRedirectFromTeams,
    }),
  )

  test.each([
    ['', false],
    ['https://wellspring.example/', true],
    ['https://a.b.wellspring.example/x', true],
    ['http://wellspring.example/', false],
    ['https://wellspring.example:8443/', false],
    ['https://evilwellspring.example/', false],
    ['https://wellspring.example.evil.example/', false],
    ['https://wellspring.example@evil.example/', false],
    ['https://user@wellspring.example/', false],
    ['android-app://wellspring.example/', false],
    ['nonsense', false],
  ])('GAP-065: the referrer %j is internal: %s', (referrer, internal) => {
    expect(decideStartup(carrying({ accessCode: 'ac' }, { referrer })).path.type).toBe(
      internal ? 'codeGrant' : 'partnerCode',
    )
  })

  test.each([
    ['GAP-067: in Teams its token is exchanged first', { isTeams: true, teamsToken: 'tt' }, 'tt'],
    ['GAP-068: in Teams without a token there is nothing to exchange', { isTeams: true }, null],
    ['GAP-067: outside Teams there is nothing to exchange', { teamsToken: 'tt' }, null],
  ])('%s', (_, facts, exchange) =>
    expect(decideStartup({ ...nothing, ...facts }).exchange).toBe(exchange),
  )

  // The order, written independently of the function: each startup path with its condition.
  const ways: readonly (readonly [
    type: StartupPath['type'],
    applies: (facts: StartupFacts) => boolean,
  ])[] = [
    ['codeGrant', (f) => f.carried.accessCode !== null && f.referrer === inside && !f.isOneApp],
    ['oneAppJwt', (f) => f.carried.accessCode !== null && f.referrer === inside && f.isOneApp],
    [
      'partnerSso',
      (f) => f.carried.accessCode !== null && (f.carried.acsURL !== null || f.carried.fromMobile),
    ],
    ['partnerCode', (f) => f.carried.accessCode !== null],
    ['identityCode', (f) => f.carried.partnerId !== null && f.carried.code !== null],
    ['authToken', (f) => f.carried.authToken !== null && !f.isRedirectFromTeams],
    ['education', (f) => f.educationToken !== null && f.source !== null],
    ['refresh', (f) => f.hasSession && !f.isRedirectFromTeams],
    ['visitor', () => true],
  ]
  const maybe = <T>(...values: readonly T[]) => [null, ...values]
  const flags = [false, true]

  test('START-001: selects the first path that applies, for all combinations', () => {
    let combinations = 0
    for (const accessCode of maybe('ac'))
      for (const partnerId of maybe('ACME'))
        for (const authToken of maybe('at'))
          for (const code of maybe('ic'))
            for (const acsURL of maybe('https://a.example/'))
              for (const fromMobile of flags)
                for (const referrer of ['', inside, outside])
                  for (const isOneApp of flags)
                    for (const isTeams of flags)
                      for (const isRedirectFromTeams of flags)
                        for (const teamsToken of maybe('tt'))
                          for (const educationToken of maybe('et'))
                            for (const source of maybe('education'))
                              for (const hasSession of flags) {
                                const facts: StartupFacts = {
                                  ...nothing,
                                  referrer,
                                  isOneApp,
                                  isTeams,
                                  isRedirectFromTeams,
                                  teamsToken,
                                  educationToken,
                                  source,
                                  hasSession,
                                  carried: {
                                    ...noHandoffParameters,
                                    accessCode,
                                    partnerId,
                                    authToken,
                                    code,
                                    acsURL,
                                    fromMobile,
                                  },
                                }
                                const { path, exchange } = decideStartup(facts)
                                const due = ways.find(([, applies]) => applies(facts))?.[0]
                                if (path.type !== due || exchange !== (isTeams ? teamsToken : null))
                                  expect({ facts, path: path.type }).toEqual({ facts, path: due })
                                combinations += 1
                              }
    expect(combinations).toBe(3 * 2 ** 13)
  })
})

test.each([
  ['invalid_grant', true],
  ['invalid_token', true],
  ['invalid_client', true],
  ['invalid_teams_token', true],
  ['server_error', false],
  ['INVALID_GRANT', false],
  [undefined, false],
])('START-015: %s ends the session: %s', (error, ends) => expect(endsSession(error)).toBe(ends))

describe('takeHandoffParameters', () => {
  test('removes single-use parameters and keeps the others', () => {
    const { carried, rest } = takeHandoffParameters(
      '?program=DIABETES&accessCode=a%20c&source=education&authToken=&fromMobile=true',
    )
    expect(carried).toEqual({ ...noHandoffParameters, accessCode: 'a c', fromMobile: true })
    expect(rest).toBe('?program=DIABETES&source=education')
  })
  test('keeps an address without parameters unchanged', () =>
    expect(takeHandoffParameters('?a=%7e&b').rest).toBe('?a=%7e&b'))
  test('leaves no single-use parameter in any query', () => {
    const keys = [
      'accessCode',
      'partnerId',
      'authToken',
      'jwt',
      'mfaToken',
      'token',
      'code',
      'ssoAccessCode',
      'acsURL',
      'fromMobile',
    ]
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...keys, 'source', 'program', 'AccessCode'), fc.string()),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const { rest } = takeHandoffParameters(`?${new URLSearchParams(pairs)}`)
        const left = [...new URLSearchParams(rest)]
        expect(left.filter(([key]) => keys.includes(key))).toEqual([])
        expect(left).toEqual(pairs.filter(([key]) => !keys.includes(key)))
      }),
    )
  })
})
