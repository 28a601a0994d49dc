import { describe, expect, it } from 'vitest'
import { isWrite, sentCall } from './sent-calls.ts'

const portal = 'http://localhost:4000'
const rpc = `${portal}/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService`

describe('isWrite', () => {
  it.each([
    ['GET', `${portal}/api/v1/users/me/contacts`, false],
    ['DELETE', `${portal}/api/v1/users/me/contacts/c-1`, true],
    ['POST', `${rpc}/ListReminders`, false],
    ['POST', `${rpc}/SetReminder`, true],
    ['POST', `${portal}/session/activity`, false],
    ['POST', `${portal}/api/v1/users/me/auth/refresher`, false],
  ])('%s %s: %s', (method, address, expected) => expect(isWrite(method, address)).toBe(expected))
})

describe('sentCall', () => {
  it.each([
    [
      'names an RPC and its item',
      ['POST', `${rpc}/DeleteReminder`, '{"id":"r-2"}'],
      'sends: RemindersService/DeleteReminder {"id":"r-2"}',
    ],
    [
      'keeps the path of REST with a short id',
      ['DELETE', `${portal}/api/v1/users/me/contacts/ct-2`, ''],
      'sends: DELETE /api/v1/users/me/contacts/ct-2',
    ],
    [
      'leaves out ids that are made up in each run',
      [
        'PUT',
        `${portal}/api/v1/x/5f0c6a9e-0d6b-4f0a-9c53-000000000001`,
        '{"key":"a1b2c3d4e5f6g7h8"}',
      ],
      'sends: PUT /api/v1/x/<id> {"key":"<id>"}',
    ],
  ] as const)('%s', (_, [method, address, body], expected) =>
    expect(sentCall(method, address, body)).toBe(expected),
  )

  it('cuts a long body', () =>
    expect(sentCall('POST', `${portal}/x`, 'a'.repeat(1000)).length).toBeLessThan(420))
})
