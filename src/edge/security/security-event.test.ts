import { expect, it } from 'vitest'
import type { RequestContext } from '../http/request-context.ts'
import { securityEventOf } from './security-event.ts'

const eventOf = (route: string, statusCode: number, rest: Partial<RequestContext> = {}) =>
  securityEventOf({ route, res: { statusCode }, ...rest } as RequestContext)

it.each([
  ['getImpersonation', 200, 'staff-look', 'success'],
  ['endImpersonation', 204, 'session-ended', 'success'],
  ['changePassword', 204, 'account-change', 'success'],
  ['changePassword', 422, 'account-change', 'refused'],
  ['savePersonalInfo', 500, 'account-change', 'unavailable'],
  ['signInWithPartnerCode', 401, 'sign-in', 'refused'],
  ['exchangeTeamsToken', 200, 'sign-in', 'success'],
  ['answerMfaChallenge', 201, 'second-step', 'success'],
  ['correctWeightReading', 404, 'call-refused', 'refused'],
])('%s answered %i is %s, %s', (route, status, event, outcome) => {
  expect(eventOf(route, status)).toMatchObject({ event, outcome })
})

it.each([
  ['getImpersonation', 404],
  ['getUserToken', 200],
  ['refreshSession', 200],
  ['refreshSession', 503],
  ['page', 404],
  ['static', 304],
])('%s answered %i is no event', (route, status) => {
  expect(eventOf(route, status)).toBeUndefined()
})

it('names the grant of a sign-in and what a limit refused', () => {
  expect(eventOf('signIn', 200, { grant: 'auth_token' })?.method).toBe('auth_token')
  expect(eventOf('signIn', 429, { refused: 'rate' })?.event).toBe('limited')
})
