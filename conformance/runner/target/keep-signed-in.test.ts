import { expect, test } from 'vitest'
import { startToy } from '../../testing/toy-server.ts'
import { openHttpClient } from '../http/http-client.ts'
import { publicConnection } from '../http/connection.ts'
import { requestPacing } from '../http/request-pacing.ts'
import { rememberSecrets } from './remember-secrets.ts'
import { Secrets } from './secrets.ts'
import { isRefreshDue, keepSignedIn } from './keep-signed-in.ts'
import { targetOf } from './read-target.ts'

const MINUTE = 60_000

test.each([
  ['15 minutes, with 5 minutes and 1 second left', 15, 5 * MINUTE + 1_000, false],
  ['15 minutes, with 5 minutes left', 15, 5 * MINUTE, true],
  ['2 minutes, with more than half left', 2, MINUTE + 1, false],
  ['2 minutes, with half left', 2, MINUTE, true],
])('2§9: refreshes a session of %s', (_, minutes, left, due) =>
  expect(
    isRefreshDue(
      { until: String(1_000_000_000 + left), lasts: String(minutes * MINUTE) },
      1_000_000_000,
    ),
  ).toBe(due),
)

test('never refreshes a session without an end', () =>
  expect(isRefreshDue({ token: 'x' }, Date.now())).toBe(false))

test('concurrent callers share one refresh, and its tokens are secrets', async () => {
  const toy = await startToy(({ path }) =>
    path === '/refresh'
      ? { status: 200, json: { token: 'token-two', refresh: 'refresh-two', seconds: 900 } }
      : { status: 404, json: { message: 'No.' } },
  )
  const target = targetOf('target.yaml', {
    base: toy.address,
    logins: { word: [] },
    personas: { member: { login: 'word' } },
    refresh: [
      {
        path: '/refresh',
        json: { old: '$refresh' },
        keep: { token: '/token', refresh: '/refresh', expires: '/seconds' },
      },
    ],
  })
  const secrets = new Secrets()
  const wire = openHttpClient({
    timeoutSeconds: 2,
    concurrency: 4,
    connection: publicConnection,
    pace: requestPacing({ concurrency: 4, perSecond: 1_000, patienceSeconds: 1 }),
  })
  const sessions = new Map([
    [
      'member',
      rememberSecrets(secrets, 'member', {
        token: 'token-one',
        refresh: 'refresh-one',
        expires: '900',
      }),
    ],
  ])
  const here = { wire, target, secrets, sessions, run: 'r' }
  await keepSignedIn(here, ['member'])
  expect(toy.requests).toEqual([])
  const soon = (): number => Date.now() + 11 * MINUTE
  await Promise.all([
    keepSignedIn(here, ['member', 'member'], soon),
    keepSignedIn(here, ['member'], soon),
  ])
  expect(toy.requests.map(({ body }) => body)).toEqual(['{"old":"refresh-one"}'])
  expect(sessions.get('member')).toMatchObject({ token: 'token-two', refresh: 'refresh-two' })
  expect(secrets.hide('Bearer token-two')).toBe('Bearer $MEMBER_TOKEN')
  await wire.close()
  await toy.close()
})
