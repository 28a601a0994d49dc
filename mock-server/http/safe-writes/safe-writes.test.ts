import { fromBinary, toJson } from '@bufbuild/protobuf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations, rpcOperations } from '../../../generated/openapi/operations.ts'
import { safeWrites } from '../../../generated/openapi/safe-writes.ts'
import { ListGoalsResponseSchema } from '../../../generated/proto/portal/goals/v1/goals_pb.js'
import {
  claimKey,
  forgetKeys,
  keepAnswer,
  KEY_AGE_MS,
} from '../../database/tables/idempotency-keys.ts'
import { rpc } from '../../testing/rpc-client.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
let goals: ReturnType<typeof rpc>
let reminders: ReturnType<typeof rpc>
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'edith', 'nora'] })
  goals = rpc(server, 'goals', 'portal.goals.v1.GoalsService')
  reminders = rpc(server, 'reminders', 'portal.reminders.v1.RemindersService')
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const contacts = '/v1/users/me/contacts'
const keyOf = (name: string): Record<string, string> => ({
  'idempotency-key': `"key-of-the-test-${name}"`,
})
const read = (token: string, path: string) => server.call(path, { token })
const write = (
  token: string,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) =>
  server.call(path, { method, token, body: JSON.stringify(body), headers: { ...json, ...headers } })
const ana = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  contactType: 'FA',
  phones: [{ number: '2075550188' }],
}
const goal = (title: string) => ({
  kind: 'GOAL_KIND_ACTIVITY',
  title,
  weeklyTargetCount: 4,
  startDate: { year: 2026, month: 3, day: 1 },
})
const reminder = (label: string) => ({
  kind: 'REMINDER_KIND_MEDICATION',
  times: ['08:00'],
  weekdays: ['WEEKDAY_MONDAY'],
  label,
  enabled: true,
})

describe('If-Match', () => {
  test('a write with the current tag succeeds and changes the tag', async () => {
    const { token } = await server.member('rosa', 'tag fits')
    const before = await read(token, '/v1/users/me/info/health')
    const tag = before.headers.get('etag')!
    expect(tag).toMatch(/^"[!#-~]+"$/)
    expect((await read(token, '/v1/users/me/info/health')).headers.get('etag')).toBe(tag)
    const saved = await write(
      token,
      'PUT',
      '/v1/users/me/info/health',
      { ...before.body, race: [] },
      { 'if-match': tag },
    )
    expect(saved.status).toBe(200)
    expect((await read(token, '/v1/users/me/info/health')).headers.get('etag')).not.toBe(tag)
    expect(await server.violations('tag fits')).toEqual([])
  })

  test('a write with a stale tag changes nothing and returns the current state with its tag', async () => {
    const { token } = await server.member('rosa', 'stale tag')
    const { body, headers } = await read(token, contacts)
    const tag = headers.get('etag')!
    const id: string = body.contacts[0].id
    const change = (name: string, more: Record<string, string> = {}) =>
      write(
        token,
        'PATCH',
        `${contacts}/${id}?contactType=FA`,
        { firstName: name },
        { 'if-match': tag, ...more },
      )
    expect((await change('Mary')).status).toBe(200)
    const refused = await change('Marie')
    const now = await read(token, contacts)
    expect(refused.status).toBe(412)
    expect(refused.body).toEqual({
      error: 'changed',
      message: expect.any(String),
      current: now.body,
    })
    expect(refused.headers.get('etag')).toBe(now.headers.get('etag'))
    expect(now.body.contacts[0].firstName).toBe('Mary')
    expect((await change('Marie', { 'accept-language': 'es-US' })).body.message).toMatch(
      /otro lugar/,
    )
    expect(await server.violations('stale tag')).toEqual([])
  })

  test('a write without the header, or with `*`, always succeeds', async () => {
    const { token } = await server.member('rosa', 'no tag')
    const { body } = await read(token, '/v1/users/me/info/health')
    expect(
      (await write(token, 'PUT', '/v1/users/me/info/health', { ...body, race: [] })).status,
    ).toBe(200)
    expect(
      (await write(token, 'PUT', '/v1/users/me/info/health', body, { 'if-match': '*' })).status,
    ).toBe(200)
  })

  test('one of many concurrent writes with one tag succeeds', async () => {
    const { token } = await server.member('rosa', 'at once')
    const { body, headers } = await read(token, '/v1/users/me/info/health')
    const tag = headers.get('etag')!
    const answers = await Promise.all(
      [['ASIAN'], ['WHITE'], ['DK'], []].map((race) =>
        write(token, 'PUT', '/v1/users/me/info/health', { ...body, race }, { 'if-match': tag }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  })

  test('a tag of a query is compared with the same query now', async () => {
    const { token } = await server.member('rosa', 'query')
    const path = '/v1/users/me/info/personal'
    const [all, some] = [await read(token, `${path}?inclIntlPhones=true`), await read(token, path)]
    expect(all.headers.get('etag')).not.toBe(some.headers.get('etag'))
    const put = async (tag: string | null) =>
      (
        await write(
          token,
          'PUT',
          path,
          { ...all.body, phones: [], currentPassword: PASSWORD },
          { 'if-match': tag! },
        )
      ).status
    expect([
      await put('"of-another-server"'),
      await put(all.headers.get('etag')),
      await put(some.headers.get('etag')),
    ]).toEqual([412, 200, 412])
  })

  test('returns 400 for a malformed tag', async () => {
    const { token } = await server.member('rosa', 'bad tag')
    const { body } = await read(token, '/v1/users/me/info/health')
    expect(
      (await write(token, 'PUT', '/v1/users/me/info/health', body, { 'if-match': 'no quotes' }))
        .status,
    ).toBe(400)
  })

  test('an RPC returns ABORTED with the current read response as detail', async () => {
    const { token } = await server.member('nora', 'rpc tag')
    const listed = await goals('ListGoals', token)
    const tag = listed.headers.get('etag')!
    expect(
      (await goals('SetGoal', token, { id: 'a', plan: goal('Walk') }, { 'if-match': tag })).status,
    ).toBe(200)
    const refused = await goals(
      'SetGoal',
      token,
      { id: 'b', plan: goal('Swim') },
      { 'if-match': tag },
    )
    expect([refused.status, refused.body.code]).toEqual([409, 'aborted'])
    const [{ type, value }] = refused.body.details
    expect(type).toBe('portal.goals.v1.ListGoalsResponse')
    const now = await goals('ListGoals', token)
    expect(
      toJson(
        ListGoalsResponseSchema,
        fromBinary(ListGoalsResponseSchema, Buffer.from(value, 'base64')),
      ),
    ).toEqual(now.body)
    expect(refused.headers.get('etag')).toBe(now.headers.get('etag'))
    expect(
      (
        await goals(
          'SetGoal',
          token,
          { id: 'b', plan: goal('Swim') },
          { 'if-match': now.headers.get('etag')! },
        )
      ).status,
    ).toBe(200)
    expect(await server.violations('rpc tag')).toEqual([])
  })
})

describe('Idempotency-Key', () => {
  test('a repeated request creates one resource with the same response and Location', async () => {
    const { token } = await server.member('edith', 'twice')
    const first = await write(token, 'POST', contacts, ana, keyOf('twice'))
    expect([first.status, first.headers.get('location')]).toEqual([
      201,
      `${contacts}/${first.body.id}`,
    ])
    // The contact of the lost answer has another name now.
    await write(token, 'PATCH', `${contacts}/${first.body.id}?contactType=FA`, { lastName: 'Vega' })
    const second = await write(token, 'POST', contacts, ana, keyOf('twice'))
    expect([second.status, second.body, second.headers.get('location')]).toEqual([
      201,
      first.body,
      first.headers.get('location'),
    ])
    expect((await read(token, contacts)).body.contacts).toHaveLength(1)
    expect(await server.violations('twice')).toEqual([])
  })

  test('refuses another body with the same key', async () => {
    const { token } = await server.member('edith', 'reused')
    await write(token, 'POST', contacts, ana, keyOf('reused'))
    const refused = await write(
      token,
      'POST',
      contacts,
      { ...ana, firstName: 'Eva' },
      keyOf('reused'),
    )
    expect([refused.status, refused.body.error]).toEqual([422, 'idempotency_key_reused'])
    expect((await read(token, contacts)).body.contacts).toHaveLength(1)
  })

  test('a refused request releases its key', async () => {
    const { token } = await server.member('edith', 'refused')
    expect(
      (
        await write(
          token,
          'POST',
          contacts,
          { ...ana, phones: [{ number: '1' }] },
          keyOf('refused'),
        )
      ).status,
    ).toBe(422)
    expect((await write(token, 'POST', contacts, ana, keyOf('refused'))).status).toBe(201)
  })

  test('concurrent requests create one resource and get the same response', async () => {
    const { token } = await server.member('edith', 'at once with a key')
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() => write(token, 'POST', contacts, ana, keyOf('at-once'))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await read(token, contacts)).body.contacts).toHaveLength(1)
  })

  test('keys of different members are independent', async () => {
    const [one, other] = [
      await server.member('edith', 'one'),
      await server.member('edith', 'other'),
    ]
    const first = await write(one.token, 'POST', contacts, ana, keyOf('shared'))
    const second = await write(other.token, 'POST', contacts, ana, keyOf('shared'))
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })

  test('a repeated RPC creates one resource and refuses the key for another request', async () => {
    const { token } = await server.member('nora', 'rpc key')
    const before = ((await reminders('ListReminders', token)).body.reminders ?? []).length
    const first = await reminders('SetReminder', token, reminder('Metformin'), keyOf('rpc'))
    const second = await reminders('SetReminder', token, reminder('Metformin'), keyOf('rpc'))
    expect(second.body).toEqual(first.body)
    const reused = await reminders('SetReminder', token, reminder('Insulin'), keyOf('rpc'))
    expect([reused.status, reused.body.code]).toEqual([400, 'failed_precondition'])
    expect((await reminders('ListReminders', token)).body.reminders).toHaveLength(before + 1)
    expect(await server.violations('rpc key')).toEqual([])
  })

  test('a key expires after a day, and one without an answer is free', async () => {
    const { store } = server.mock.sandbox
    const used = { memberId: null, key: '"key-of-the-test-aged"', fingerprint: 'a' }
    const claim = (now: number) => claimKey(store, used, now).then(({ type }) => type)
    expect([await claim(0), await claim(1)]).toEqual(['claimed', 'claimed'])
    await keepAnswer(store, used, 'made', 1)
    expect([await claim(KEY_AGE_MS), await claim(1 + KEY_AGE_MS)]).toEqual(['answered', 'claimed'])
    expect(await forgetKeys(store, 1 + KEY_AGE_MS)).toBeGreaterThan(0)
  })
})

test('every read of a safe write returns a strong and stable tag', async () => {
  const { token } = await server.member('rosa', 'all tags')
  const reads = new Set(Object.values(safeWrites).flatMap(({ ifMatch }) => ifMatch ?? []))
  const queries: Readonly<Record<string, string>> = { getLocale: '?appId=1' }
  const answers = async (id: string) => {
    if (id in operations)
      return read(token, `${operations[id as keyof typeof operations].path}${queries[id] ?? ''}`)
    return write(token, 'POST', rpcOperations[id as keyof typeof rpcOperations].path, {})
  }
  for (const id of reads) {
    const [first, second] = [await answers(id), await answers(id)]
    expect([first.status, first.headers.get('etag')], id).toEqual([
      200,
      expect.stringMatching(/^"[!#-~]+"$/),
    ])
    expect(second.headers.get('etag'), id).toBe(first.headers.get('etag'))
  }
})
