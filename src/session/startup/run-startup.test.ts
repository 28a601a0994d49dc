import { describe, expect, test, vi } from 'vitest'
import type { StartupPath } from './model/startup-plan.ts'
import {
  ContractBroken,
  NotAllowed,
  Offline,
  RequestRefused,
  SessionExpired,
  RateLimited,
  Unavailable,
  type Failure,
} from '#platform/http/failure.ts'
import type { SignInMethods } from '../auth/api/sign-in-methods.ts'
import { runStartup, type StartupOutcome } from './run-startup.ts'

const grant = { token: 'at-1', lifetime: 900_000 }
const established = {
  ssoStatus: 'ESTABLISHED',
  uri: 'https://sso.teladoc.example/acs',
  parameters: { SAMLResponse: 'x' },
  wellspringUuid: 'u-1',
}

const usual = { sso: established, teams: { type: 'teams', isRedirectFromTeams: false, grant } }

function setUp(
  answers: Partial<{ [Way in keyof SignInMethods]: () => ReturnType<SignInMethods[Way]> }> = {},
  hasSession = false,
) {
  const methods = Object.fromEntries(
    (
      [
        'code',
        'jwt',
        'partnerCode',
        'identityCode',
        'authToken',
        'education',
        'teams',
        'sso',
      ] as const
    ).map((way) => [
      way,
      vi.fn(answers[way] ?? (async () => usual[way as keyof typeof usual] ?? grant)),
    ]),
  ) as unknown as { [Way in keyof SignInMethods]: ReturnType<typeof vi.fn<SignInMethods[Way]>> }
  const track = vi.fn()
  const run = (path: StartupPath, exchange: string | null = null) =>
    runStartup(
      { exchange, path, isRedirectFromTeams: false },
      {
        methods,
        hosts: ['wellspring.example', 'sso.teladoc.example'],
        hasSession,
        exclusively: (task) => task(),
        initialRequest: 'r-1',
        track,
      },
    )
  const called = () =>
    Object.entries(methods).flatMap(([way, call]) =>
      call.mock.calls.length > 0 ? [[way, ...call.mock.calls[0]!]] : [],
    )
  return { run, called, track }
}
const rejecting = (failure: Failure) => () => Promise.reject(failure)
const sso: StartupPath = {
  type: 'partnerSso',
  partnerId: 'TELADOC',
  accessCode: 'ac',
  acsURL: null,
  fromMobile: true,
  asMember: false,
}
const refusal = (error?: string) => new RequestRefused({ status: 401, error, details: [] })

describe('runStartup', () => {
  test.each<[StartupPath, readonly unknown[]]>([
    [{ type: 'codeGrant', code: 'c' }, ['code', 'c']],
    [{ type: 'oneAppJwt', jwt: 'j' }, ['jwt', 'j']],
    [{ type: 'partnerCode', partnerId: 'ACME', accessCode: 'ac' }, ['partnerCode', 'ACME', 'ac']],
    [{ type: 'identityCode', partnerId: 'ACME', code: 'ic' }, ['identityCode', 'ACME', 'ic']],
    [{ type: 'authToken', authToken: 'at' }, ['authToken', 'at']],
    [{ type: 'education', educationToken: 'et', source: 'education' }, ['education', 'et']],
  ])(
    'START-001 START-009: %j makes only its own call, and grants a session',
    async (path, call) => {
      const { run, called } = setUp()
      expect(await run(path)).toEqual({ type: 'granted', grant, isTeams: false })
      expect(called()).toEqual([call])
    },
  )
  test.each<[StartupPath]>([[{ type: 'refresh' }], [{ type: 'visitor' }]])(
    '%j makes no call',
    async (path) => {
      const { run, called } = setUp()
      expect([await run(path), called()]).toEqual([path, []])
    },
  )

  test.each<[string, Failure, StartupOutcome]>([
    [
      'invalid_grant logs out',
      refusal('invalid_grant'),
      { type: 'signedOut', error: 'invalid_grant', ssoError: false },
    ],
    [
      'START-012: invalid_token logs out',
      refusal('invalid_token'),
      { type: 'signedOut', error: 'invalid_token', ssoError: false },
    ],
    [
      'invalid_client logs out',
      refusal('invalid_client'),
      { type: 'signedOut', error: 'invalid_client', ssoError: false },
    ],
    [
      'an expired session logs out',
      new SessionExpired(),
      { type: 'signedOut', error: 'invalid_token', ssoError: false },
    ],
    [
      'START-015: another error shows the unavailable page',
      refusal('mystery'),
      { type: 'unavailable', trouble: 'unavailable', after: null },
    ],
    [
      'START-015: no error code shows the unavailable page',
      refusal(),
      { type: 'unavailable', trouble: 'unavailable', after: null },
    ],
    [
      'an unavailable service is retried',
      new Unavailable({ retryAfter: 3 }),
      { type: 'unavailable', trouble: 'unavailable', after: 3 },
    ],
    [
      'too many requests are retried',
      new RateLimited({}),
      { type: 'unavailable', trouble: 'unavailable', after: 0 },
    ],
    [
      'a missing network is offline',
      new Offline(),
      { type: 'unavailable', trouble: 'offline', after: 0 },
    ],
    [
      'an answer outside the contract grants nothing',
      new ContractBroken({ operation: 'signIn', problem: 'body' }),
      { type: 'unavailable', trouble: 'unavailable', after: 0 },
    ],
    [
      'AUTH-009: an MFA token leads to the second step',
      new NotAllowed({ error: 'mfa_required', mfaToken: 'm-1' }),
      { type: 'mfa', mfaToken: 'm-1' },
    ],
    [
      'a locked account does not log out',
      new NotAllowed({ error: 'account_locked' }),
      { type: 'unavailable', trouble: 'unavailable', after: null },
    ],
  ])('%s', async (_, failure, outcome) =>
    expect(await setUp({ code: rejecting(failure) }).run({ type: 'codeGrant', code: 'c' })).toEqual(
      outcome,
    ),
  )

  test('rethrows a defect', async () => {
    await expect(
      setUp({ code: () => Promise.reject(new RangeError('bug')) }).run({
        type: 'codeGrant',
        code: 'c',
      }),
    ).rejects.toThrow('bug')
  })
})

describe('Teams', () => {
  const path = { type: 'authToken', authToken: 'at' } as const
  test('GAP-067: exchanges its token instead of any path', async () => {
    const { run, called } = setUp()
    expect(await run(path, 'tt')).toEqual({ type: 'granted', grant, isTeams: true })
    expect(called()).toEqual([['teams', 'tt', false]])
  })
  test('GAP-068: uses the paths after an answer without a token', async () => {
    const { run, called } = setUp({ teams: async () => null })
    expect(await run(path, 'tt')).toEqual({ type: 'granted', grant, isTeams: false })
    expect(called().map(([way]) => way)).toEqual(['authToken', 'teams'])
  })
  test.each(
    [
      refusal('anything'),
      refusal(),
      new NotAllowed({}),
      new ContractBroken({ operation: 'x', problem: 'y' }),
      new SessionExpired(),
    ].map((failure) => [failure._tag, failure] as const),
  )(
    'START-014 ERR-013 TEAMS-034: %s sets invalid_teams_token, which logs out',
    async (_, failure) => {
      const outcome = await setUp({ teams: rejecting(failure) }).run(path, 'tt')
      expect(outcome).toEqual({ type: 'signedOut', error: 'invalid_teams_token', ssoError: false })
    },
  )
  test('an unavailable service does not log out', async () => {
    expect(await setUp({ teams: rejecting(new Unavailable({})) }).run(path, 'tt')).toEqual({
      type: 'unavailable',
      trouble: 'unavailable',
      after: 0,
    })
  })
})

describe('single sign-on', () => {
  test('SSO-022: established returns the form and the id', async () => {
    const { run, called } = setUp()
    expect(await run(sso)).toEqual({
      type: 'formPost',
      post: { uri: 'https://sso.teladoc.example/acs', fields: { SAMLResponse: 'x' } },
      uuid: 'u-1',
    })
    expect(called()).toEqual([['sso', { ...sso, initialRequest: 'r-1' }, false]])
  })
  test('GAP-014: compares the status case-insensitively', async () => {
    expect(
      (await setUp({ sso: async () => ({ ...established, ssoStatus: 'established' }) }).run(sso))
        .type,
    ).toBe('formPost')
  })
  test('GAP-015: a merge shows the transition screen without log-out or flag', async () => {
    const { run, track } = setUp({ sso: async () => ({ ssoStatus: 'ACCOUNT_MERGE' }) })
    expect([await run(sso), track.mock.calls]).toEqual([{ type: 'merge' }, []])
  })
  test.each<[string, () => Promise<{ ssoStatus: string; uri?: string }>]>([
    ['SSO-026 SSO-006: a failure', async () => ({ ssoStatus: 'FAILURE' })],
    ['SSO-027 ERR-024: an error', rejecting(refusal('invalid_grant'))],
    ['SSO-027: an unavailable service', rejecting(new Unavailable({}))],
    [
      'SSO-027: an address that is not allowed for forms',
      async () => ({ ...established, uri: 'https://evil.example/' }),
    ],
  ])('%s logs out, sets the flag and is tracked', async (_, answer) => {
    const { run, track } = setUp({ sso: answer })
    expect(await run(sso)).toEqual({ type: 'signedOut', error: 'sso_failed', ssoError: true })
    expect(track.mock.calls).toEqual([['sso failed']])
  })
  test.each([
    [true, 'refresh'],
    [false, 'visitor'],
  ])('ERR-023: error code 110 with a session (%s) continues as %s', async (hasSession, type) => {
    const { run, track } = setUp({ sso: async () => null }, hasSession)
    expect([await run(sso), track.mock.calls]).toEqual([{ type }, []])
  })
})
