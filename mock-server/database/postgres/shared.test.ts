import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase, postgresUrl } from '../../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

// Several processes may share a SQLite file, but without notifications.
describe.runIf(postgresUrl !== undefined)('two servers with one database', () => {
  let fresh: FreshDatabase
  let one: TestServer
  let other: TestServer
  beforeEach(async () => {
    fresh = await freshDatabase()
    // Both servers start at once; one finds the database empty and fills it.
    const both = await Promise.all([
      startTestServer({ database: fresh.database, members: ['rosa'] }),
      startTestServer({ database: fresh.database, members: ['rosa'] }),
    ])
    one = both[0]
    other = both[1]
  })
  afterEach(async () => {
    await Promise.all([one.close(), other.close()])
    await fresh.remove()
  })

  const refresh = (server: TestServer, token: string) =>
    server.form('/v1/users/me/auth/refresher', {
      grant_type: 'refresh_token',
      refresh_token: token,
    })

  test('a session and changes of one server are visible at the other', async () => {
    const { username } = await one.member('rosa', 'here and there')
    const token = await other.token(username)
    const saved = await other.call('/v1/users/me/token', {
      method: 'PUT',
      token,
      body: JSON.stringify({ appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(saved.status).toBe(204)
    expect((await one.call('/v1/users/me/info/locale?appId=1', { token })).body.locale).toBe(
      'es-US',
    )
    expect((await one.call('/v1/auth/logout', { method: 'POST', token })).status).toBe(204)
    expect((await other.call('/v1/users/me/token', { token })).status).toBe(401)
  })

  // The successor is derived, so the servers need not exchange it
  // (docs/decisions/0050-refresh-token-successor.md).
  test('concurrent refreshes at two servers return one successor; reuse after 30 s ends the session', async () => {
    const at = (now: string) =>
      Promise.all(
        [one, other].map((server) => server.control('POST', 'clock', { scenario: 'race', now })),
      )
    const { username } = await one.member('rosa', 'race')
    for (let turn = 0; turn < 5; turn++) {
      await at('2026-11-20T15:00:00Z')
      const { body } = await one.signIn(username)
      const answers = await Promise.all([
        refresh(one, body.refresh_token),
        refresh(other, body.refresh_token),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const [first, second] = answers.map((answer) => answer.body)
      expect(second.refresh_token).toBe(first.refresh_token)
      for (const server of [one, other])
        expect(
          (await server.call('/v1/users/me/token', { token: first.access_token })).status,
        ).toBe(200)
      // The clock keeps running, so the time is set far beyond 30 s for slow machines.
      await at('2026-11-20T15:05:00Z')
      expect((await refresh(other, body.refresh_token)).status).toBe(401)
      expect((await one.call('/v1/users/me/token', { token: first.access_token })).status).toBe(401)
      expect((await refresh(one, first.refresh_token)).status).toBe(401)
    }
  })

  test('stores one write of a key that comes to both servers at once', async () => {
    const { token } = await one.member('rosa', 'one key at both')
    const add = (server: TestServer) =>
      server.call('/v1/users/me/contacts', {
        method: 'POST',
        token,
        body: JSON.stringify({
          firstName: 'Ana',
          lastName: 'Ruiz',
          contactType: 'FA',
          phones: [{ number: '2075550188' }],
        }),
        headers: { 'content-type': 'application/json', 'idempotency-key': '"key-at-both-servers"' },
      })
    const answers = await Promise.all([one, other, one, other].map(add))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  test('counts wrong passwords of both servers together', async () => {
    const { username } = await one.member('rosa', 'wrong at both')
    const answers = await Promise.all(
      [one, other, one, other, one, other].map((server) => server.signIn(username, 'wrong')),
    )
    expect(answers.map(({ body }) => body.error).toSorted()).toEqual([
      'account_locked',
      'account_locked',
      ...Array(4).fill('invalid_grant'),
    ])
    expect((await other.signIn(username)).body.error).toBe('account_locked')
  })

  test('limits sign-in attempts of both servers together', async () => {
    await Promise.all(
      [one, other].map((server) =>
        server.control('POST', 'clock', { scenario: 'burst at both', now: '2026-11-20T15:00:00Z' }),
      ),
    )
    const { username } = await one.member('rosa', 'burst at both')
    for (let turn = 0; turn < 9; turn++)
      expect([(await one.signIn(username)).status, (await other.signIn(username)).status]).toEqual([
        200, 200,
      ])
    // With the first sign-in of all, this is the twentieth.
    expect((await one.signIn(username)).status).toBe(200)
    expect((await one.signIn(username)).status).toBe(429)
    expect((await other.signIn(username)).status).toBe(429)
  })

  test('a committed notification reaches the other server’s listeners of its topic only', async () => {
    const heard: (string | null)[] = []
    const last = Promise.withResolvers<void>()
    await other.mock.sandbox.store.listen('elsewhere', () => heard.push('never'))
    const leave = await other.mock.sandbox.store.listen('chat', (payload) => {
      heard.push(payload)
      if (payload === 'last') last.resolve()
    })
    const { store } = one.mock.sandbox
    await store
      .transaction(async (sql) => {
        await sql.notify('chat', 'undone')
        throw new Error('undone')
      })
      .catch(() => undefined)
    await store.transaction((sql) => sql.notify('chat', 'it’s "1"'))
    await store.notify('chat', 'last')
    await last.promise
    expect(heard).toEqual(['it’s "1"', 'last'])
    await leave()
  })

  test('generates due readings once, whichever server is called first', async () => {
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await Promise.all([one, other].map((server) => server.control('POST', 'clock', { now: later })))
    const token = await one.token('rosa.delgado@example.com')
    const all = '/v1/users/m-rosa/reading/bp?start=1900-01-01T00:00:00&end=2999-01-01T00:00:00'
    const answers = await Promise.all(
      [one, other, one, other].map((server) => server.call(all, { token })),
    )
    const [first, ...others] = answers.map(({ status, body }) => ({
      status,
      ids: body.bpReadings.map((reading: { id: string }) => reading.id),
    }))
    expect(first!.status).toBe(200)
    expect(new Set(first!.ids).size).toBe(first!.ids.length)
    for (const answer of others) expect(answer).toEqual(first)
  })
})
