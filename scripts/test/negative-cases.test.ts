import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { databaseSnapshot } from '../../mock-server/testing/database-snapshot.ts'
import { startTestServer } from '../../mock-server/testing/sandbox-client.ts'
import { readConformance } from './conformance-part.ts'

const folder = mkdtempSync(join(tmpdir(), 'negative-'))

/** The sandbox's target file with one signed-in member, so that the run itself writes nothing. */
const targetFile = (base: string, { id, token }: { id: string; token: string }): string => {
  const { credentials, features, rpc, values } = parse(
    readFileSync('conformance/targets/sandbox.yaml', 'utf8'),
  ) as Readonly<Record<string, unknown>>
  const file = join(folder, 'target.json')
  writeFileSync(
    file,
    JSON.stringify({
      name: 'the sandbox',
      base,
      credentials,
      features,
      rpc,
      values,
      timeoutSeconds: 60,
      personas: { member: { token, id } },
    }),
  )
  return file
}

// It sends 5,800 requests, which takes minutes on a busy machine.
const TIMEOUT = 20 * 60_000

test(
  'all invalid requests of the conformance harness leave the database as it was',
  { timeout: TIMEOUT },
  async () => {
    const server = await startTestServer({ members: ['rosa'] })
    try {
      const rosa = await server.member('rosa', 'negative cases')
      const before = await databaseSnapshot(server.mock.sandbox.store)
      await promisify(execFile)(
        process.execPath,
        [
          'conformance/main.ts',
          'run',
          '--max-time',
          '0',
          ...['--target', targetFile(server.origin, rosa), '--out', folder, '--phases', 'negative'],
        ],
        { maxBuffer: 64 * 1024 * 1024 },
      )
      const { passed, failed } = readConformance(
        JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')),
      )
      expect(failed).toBe(0)
      expect(passed).toBeGreaterThan(5_000)
      expect(await databaseSnapshot(server.mock.sandbox.store)).toEqual(before)
    } finally {
      await server.close()
      rmSync(folder, { recursive: true })
    }
  },
)
