import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'
import { runImport } from './run-import.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
let server: TestServer
let fresh: FreshDatabase
let token: string

beforeAll(async () => {
  fresh = await freshDatabase()
  server = await startTestServer({ database: fresh.database, members: ['walter'] })
  token = await server.token('walter.young@example.com')
})
afterAll(async () => {
  await server.close()
  await fresh.remove()
  rmSync(folder, { recursive: true })
})

const importFile = async (format: string, text: string) => {
  const file = join(folder, format)
  writeFileSync(file, text)
  const said: string[] = []
  const status = await runImport(
    ['import', '--db', fresh.database, '--member', 'walter', '--format', format, file],
    { out: (line) => said.push(line), err: (line) => said.push(line) },
  )
  expect([status, said.length]).toEqual([0, 2])
  return said[0]
}
const send = (method: string, path: string, body?: unknown) =>
  server.call(path, {
    method,
    token,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })

test('a second import of a diary leaves what the member removed or moved', async () => {
  const path = '/v1/users/me/readings/bgs'
  const stored = async (): Promise<{ id: string; timestamp: string; value: number }[]> =>
    (
      await server.call(
        `${path}/data?start=1991-05-01T00:00:00&end=1991-05-31T23:59:59&tagsIsControl=false`,
        { token },
      )
    ).body.bgs
  const diary = [1, 2, 3].map((day) => `05-0${day}-1991\t08:00\t58\t10${day}\n`).join('')
  expect(await importFile('uci', diary)).toBe('3 readings added, 0 already there')
  const [third, second] = await stored()
  expect((await send('DELETE', `${path}/${second?.id}`)).status).toBe(204)
  const moved = { timestamp: '1991-05-03T09:15:00', value: 113, beyondMeter: null, eat_code: 6 }
  expect((await send('PUT', `${path}/${third?.id}/correction`, moved)).status).toBe(200)
  expect(await importFile('uci', diary)).toBe(
    '0 readings added, 1 already there, 2 corrected or removed by the member and left as they are',
  )
  expect((await stored()).map(({ timestamp, value }) => [timestamp, value])).toEqual([
    ['1991-05-03T09:15:00', 113],
    ['1991-05-01T08:00:00', 101],
  ])
})
