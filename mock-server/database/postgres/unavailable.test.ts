import { Code } from '@connectrpc/connect'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chatClient } from '../../testing/chat-client.ts'
import { cuttableConnection, type CuttableConnection } from '../../testing/cuttable-connection.ts'
import { type FreshDatabase, freshDatabase, postgresUrl } from '../../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

describe.runIf(postgresUrl !== undefined)('a database that goes away', () => {
  let fresh: FreshDatabase
  let way: CuttableConnection
  let server: TestServer
  let token: string
  beforeEach(async () => {
    fresh = await freshDatabase()
    way = await cuttableConnection(fresh.database)
    server = await startTestServer({
      database: way.database,
      members: ['rosa'],
      heartbeatSeconds: 0.1,
    })
    token = await server.token('rosa.delgado@example.com')
  })
  afterEach(async () => {
    await server.close()
    await way.close()
    await fresh.remove()
  })

  test('answers 503 in the member’s language and recovers; the server stays alive but not ready', async () => {
    await way.cut()
    const rest = await server.call('/v1/users/me/token', {
      token,
      headers: { 'accept-language': 'es-US' },
    })
    expect([rest.status, rest.headers.get('retry-after'), rest.body]).toEqual([
      503,
      '5',
      {
        error: 'temporarily_unavailable',
        message: 'Esto no está disponible ahora. Inténtelo de nuevo en unos minutos.',
      },
    ])
    expect((await server.signIn('rosa.delgado@example.com')).status).toBe(503)
    const rpc = await server.call('/portal.programs.v1.ProgramsService/ListPrograms', {
      method: 'POST',
      token,
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(rpc.status).toBe(503)
    expect((await server.call('/healthz')).status).toBe(200)
    const ready = await server.call('/readyz')
    expect([ready.status, ready.body.status]).toEqual([503, 'unavailable'])
    expect(ready.body.reason).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+ /)
    await way.restore()
    expect((await server.call('/readyz')).status).toBe(200)
    expect((await server.call('/v1/users/me/token', { token })).status).toBe(200)
  })

  test('rolls back an unfinished transaction', async () => {
    const { store } = server.mock.sandbox
    const half = store.transaction(async (sql) => {
      await sql.run("UPDATE members SET time_zone = 'Europe/Paris' WHERE id = 'm-rosa'")
      await way.cut()
      await sql.run("UPDATE members SET template = 'carmen' WHERE id = 'm-rosa'")
    })
    await expect(half).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:\d+ has broken the connection/)
    await way.restore()
    expect(await store.get("SELECT time_zone, template FROM members WHERE id = 'm-rosa'")).toEqual({
      time_zone: 'America/New_York',
      template: 'rosa',
    })
  })

  test('listens again after recovery and tells listeners to check for missed events', async () => {
    const { store } = server.mock.sandbox
    const heard: (string | null)[] = []
    let next = Promise.withResolvers<void>()
    await store.listen('chat', (payload) => {
      heard.push(payload)
      next.resolve()
    })
    await way.cut()
    await expect(store.notify('chat', 'not sent')).rejects.toThrow('PostgreSQL at')
    await way.restore()
    await next.promise
    next = Promise.withResolvers<void>()
    await store.notify('chat', 'sent')
    await next.promise
    expect(heard).toEqual([null, 'sent'])
  })

  test('ends streams as unavailable; they continue from their cursors after recovery', async () => {
    const { begin, follow, order } = await chatClient(server, 'stream', { template: 'rosa' })
    await begin()
    const stream = await follow()
    const { cursor } = await stream.event()
    await way.cut()
    expect((await stream.end())?.code).toBe(Code.Unavailable)
    await way.restore()
    await order('message', { from: 'admin', text: 'Meanwhile' })
    const resumed = await follow(cursor)
    await resumed.event()
    expect(await resumed.event()).toMatchObject({
      case: 'message',
      value: { message: { message: 'Meanwhile' } },
    })
    resumed.leave()
  })

  test('reconnects at once after the database closes its connections', async () => {
    const { store } = server.mock.sandbox
    const heard = Promise.withResolvers<string | null>()
    await store.listen('chat', heard.resolve)
    await store.run(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    expect((await server.call('/v1/users/me/token', { token })).status).toBe(200)
    expect(await heard.promise).toBeNull()
  })
})
