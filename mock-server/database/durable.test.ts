import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let fresh: FreshDatabase
let server: TestServer
beforeEach(async () => {
  fresh = await freshDatabase()
  server = await startTestServer({ database: fresh.database, members: ['rosa'] })
})
afterEach(async () => {
  await server.close()
  await fresh.remove()
})

test('a killed server leaves no trace of its transaction and no lock', async () => {
  const program = fileURLToPath(new URL('../testing/interrupted-transaction.ts', import.meta.url))
  const other = spawn(process.execPath, [program, fresh.database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  expect(String((await once(other.stdout, 'data'))[0])).toBe('half\n')
  other.kill('SIGKILL')
  await once(other, 'exit')
  const { store } = server.mock.sandbox
  // The killed transaction no longer locks the row.
  expect(await store.run("UPDATE members SET filled_to = filled_to WHERE id = 'm-rosa'")).toBe(1)
  expect(await store.get("SELECT time_zone FROM members WHERE id = 'm-rosa'")).toEqual({
    time_zone: 'America/New_York',
  })
  expect(await store.all("SELECT name FROM facts WHERE member_id = 'm-half'")).toEqual([])
  expect(await store.all("SELECT id FROM members WHERE id = 'm-half'")).toEqual([])
})

const counts = async (memberId: string): Promise<readonly number[]> => {
  const found = []
  for (const table of ['facts', 'bp_readings', 'bg_readings', 'weight_readings'])
    found.push(
      (await server.mock.sandbox.store.get<{ n: number }>(
        `SELECT COUNT(*) AS n FROM ${table} WHERE member_id = ?`,
        [memberId],
      ))!.n,
    )
  return found
}

test('fifty concurrent copies of a member are complete', async () => {
  const now = '2026-11-20T15:00:00Z'
  await server.control('POST', 'clock', { now })
  const copies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      server.control('POST', 'members', { template: 'rosa', scenario: `copy ${index}` }),
    ),
  )
  expect(copies.map(({ status }) => status)).toEqual(Array(50).fill(200))
  const ids = copies.map(({ body }) => body.id as string)
  expect(new Set(ids).size).toBe(50)
  const [first, ...others] = await Promise.all(ids.map(counts))
  expect(first!.every((count) => count > 10)).toBe(true)
  for (const other of others) expect(other).toEqual(first)
  const signedIn = await Promise.all(copies.map(({ body }) => server.signIn(body.username)))
  expect(signedIn.map(({ status }) => status)).toEqual(Array(50).fill(200))
})

test('eight concurrent wrong passwords all count, and the fifth locks', async () => {
  const { username } = await server.member('rosa', 'at once')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.signIn(username, 'wrong')),
  )
  expect(answers.map(({ body }) => body.error).toSorted()).toEqual([
    ...Array(4).fill('account_locked'),
    ...Array(4).fill('invalid_grant'),
  ])
  expect((await server.signIn(username)).body.error).toBe('account_locked')
})
