import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { openStore } from '../../mock-server/database/open-store.ts'
import {
  controlClient,
  type SignedInMember,
} from '../../mock-server/testing/arrangements/control-client.ts'
import { databaseSnapshot } from '../../mock-server/testing/database-snapshot.ts'
import { programPart, type PartOutcome } from './test-part.ts'

const folder = 'reports/conformance-negative'

/** The sandbox's target file with one signed-in member, so that the run itself writes nothing. */
const targetFile = (base: string, { id, accessToken }: SignedInMember): string => {
  const { credentials, features, rpc, values } = parse(
    readFileSync('conformance/targets/sandbox.yaml', 'utf8'),
  ) as Readonly<Record<string, unknown>>
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/target.json`
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
      personas: { member: { token: accessToken, id } },
    }),
  )
  return file
}

const snapshotOf = async (file: string): Promise<Readonly<Record<string, string>>> => {
  const store = await openStore(file)
  return databaseSnapshot(store).finally(() => store.close())
}

/** Counts each table that differs as a failure. */
export function withChanges(
  { passed, failed }: PartOutcome,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  write: (text: string) => void,
): PartOutcome {
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  for (const table of changed)
    write(`Invalid requests changed the table ${table}: ${before[table]}, then ${after[table]}\n`)
  return { passed: passed + (changed.length === 0 ? 1 : 0), failed: failed + changed.length }
}

/**
 * Sends every invalid request of the conformance harness. They leave the database of the mock server,
 * an SQLite file, as it was.
 */
export async function negativeCases(
  origin: string,
  database: string,
  read: (report: unknown) => PartOutcome,
  write: (text: string) => void,
): Promise<PartOutcome> {
  const target = targetFile(origin, await controlClient(origin).member('rosa', 'negative cases'))
  const before = await snapshotOf(database)
  const outcome = await programPart(
    '',
    ['conformance/main.ts', 'run', '--max-time', '0', '--phases', 'negative'].concat(
      ['--target', target],
      ['--out', folder],
    ),
    `${folder}/report.json`,
    read,
  ).run(write)
  return withChanges(outcome, before, await snapshotOf(database), write)
}
