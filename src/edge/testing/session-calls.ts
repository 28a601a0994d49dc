import { expect } from 'vitest'
import { canary, cookieHeader, type EdgeResponse, type EdgeUnderTest } from './edge-under-test.ts'

export const form = { 'content-type': 'application/x-www-form-urlencoded' }
export const minutes = 60_000
export const basic = `Basic ${Buffer.from('portal%20web:canary-client-secret').toString('base64')}`
export const tokens = {
  access_token: canary.accessToken,
  refresh_token: canary.refreshToken,
  expires_in: 900,
  type: 'bearer',
  last_activity_timestamp: 1,
}

export function refreshBy(edge: EdgeUnderTest, cookie: string): Promise<EdgeResponse> {
  return edge.write({
    path: '/api/v1/users/me/auth/refresher',
    headers: { ...form, cookie },
    body: 'grant_type=refresh_token&refresh_token=',
  })
}
export function readBy(
  edge: EdgeUnderTest,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<EdgeResponse> {
  return edge.call({ path: '/api/v1/users/me/token', headers: { cookie, ...headers } })
}

export function expectSignedOut(answer: EdgeResponse): void {
  expect(answer.status).toBe(401)
  expect(answer.json['error']).toBe('invalid_grant')
  expectCleared(answer)
}

export function expectCleared(answer: EdgeResponse): void {
  expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-portal-session',
    '__Host-portal-activity',
    '__Host-portal-presence',
    '__Host-portal-member',
  ])
  for (const cookie of answer.cookies)
    expect(cookie).toMatch(/^[\w-]+=; Max-Age=0; Path=\/; Secure/)
}

/** Returns the Cookie header after the browser stored an answer's cookies. */
export function merge(cookie: string, answer: EdgeResponse): string {
  const jar = new Map(
    `${cookie}; ${cookieHeader(answer)}`
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair] as const),
  )
  return [...jar.values()].join('; ')
}
