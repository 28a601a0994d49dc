import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { PartnerSession, Session } from './session-answers.ts'

const session = { access_token: 'at', expires_in: 900, last_activity_timestamp: '2026-11-20T13:05:00Z', type: 'Bearer' }

test('GAP-061: lives are whole seconds, of a session and of a partner’s', () => {
  expect([900, 1, 86_400, 0, 0.5, 900_000, '900'].map((expires_in) => Schema.is(Session)({ ...session, expires_in }))).toEqual([true, true, true, false, false, false, false])
  expect([900, 0, 900_000].map((lifeSeconds) => Schema.is(PartnerSession)({ token: 'at', lifeSeconds }))).toEqual([true, false, false])
})
