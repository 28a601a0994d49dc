import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { arrangementContext } from '../testing/arrangements/arrangement-context.ts'
import {
  controlClient,
  type ControlClient,
  type SignedInMember,
} from '../testing/arrangements/control-client.ts'
import { memberReads, type MemberRead } from '../testing/arrangements/member-reads.ts'
import { allCalls } from '../testing/arrangements/restart-calls.ts'
import { arrangements } from '../testing/arrangements/rest-arrangements.ts'
import { rpcArrangements } from '../testing/arrangements/rpc-arrangements.ts'
import { writeCases, writeRequest } from '../testing/arrangements/write-cases.ts'
import { writeFact } from '../database/facts/facts.ts'
import type { TaskKind } from '../seed/content/user-tasks.ts'
import { openTask } from '../seed/default-flow-facts.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'
import { traceStore } from '../testing/trace-store.ts'

const table = parse(readFileSync('contracts/invalidations.yaml', 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

/** A client forgets all answers after these, because the session ends. */
const endSession = new Set(['signOut', 'resetPassword', 'startMigration'])
const writes = allCalls().filter(
  ({ isWrite, operationId }) => isWrite && !endSession.has(operationId),
)

/** What a write changes and a client need not fetch again, with the reason. */
const unlisted: Readonly<Record<string, string>> = {
  'endImpersonation listAccessLog': 'The session of the staff person who sends it is over.',
  'deleteFoodEntry getFoodEntry': 'The page of a deleted entry is left; to read it again fails.',
}

/** One write, prepared for a member but not sent. */
type Run = {
  readonly operationId: string
  readonly persona: string
  readonly more?: object | undefined
  readonly task?: TaskKind | undefined
  readonly prepare: (door: ControlClient, member: SignedInMember) => Promise<Request>
}

const personas: Readonly<Record<string, string>> = {
  connectExternalId: 'olga',
  placeSupplyOrder: 'theo',
  // Vera's sign-in has just sent a mail, and the server sends one a minute.
  sendVerification: 'rosa',
}
const runs: readonly Run[] = [
  ...writes.map(({ operationId, prepare, more }): Run => ({
    operationId,
    persona:
      personas[operationId] ??
      arrangements[operationId]?.templates?.[0] ??
      rpcArrangements[operationId]?.templates?.[0] ??
      'rosa',
    more,
    prepare,
  })),
  ...writeCases.map((one): Run => ({
    ...one,
    prepare: (door, member) =>
      writeRequest(one, arrangementContext(door, member, undefined), door.origin),
  })),
]

let server: TestServer
let door: ControlClient
let touchedBy: ReturnType<typeof traceStore>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T20:00:00Z') })
  server = await startTestServer({ members: [...new Set(runs.map(({ persona }) => persona))] })
  door = controlClient(server.origin)
  touchedBy = traceStore(server.mock.sandbox.store)
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

const answersOf = async (reads: readonly MemberRead[]): Promise<readonly string[]> => {
  const answers: string[] = []
  for (const { read } of reads) answers.push(await read())
  return answers
}

/** The tables that each read touches, for a fresh member and for prepared ones. */
const tablesOfReads = async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const tables = new Map<string, Set<string>>()
  const learn = async (member: SignedInMember): Promise<void> => {
    for (const { operationId, read } of await memberReads(door, member)) {
      const touched = await touchedBy(read)
      tables.set(operationId, new Set([...(tables.get(operationId) ?? []), ...touched.read]))
    }
  }
  for (const persona of new Set(writeCases.map((each) => each.persona))) {
    const member = await door.member(persona, `reads of ${persona}`)
    if (persona === 'rosa') await learn(member)
    for (const run of runs) if (run.persona === persona) await run.prepare(door, member)
    await learn(member)
  }
  return tables
}

/** A copy of the persona, and the write that is ready to be sent. */
const prepared = async (run: Run, scenario: string) => {
  const member = await door.member(run.persona, scenario, run.more)
  if (run.task !== undefined)
    await writeFact(server.mock.sandbox.store, member.id, 'userTasks', [
      openTask(run.task, '2026-11-20'),
    ])
  return { member, request: await run.prepare(door, member) }
}

/** The reads whose answers a write changed. A read that looks at none of its tables is not sent. */
const changedBy = async (
  run: Run,
  name: string,
  tables: ReadonlyMap<string, ReadonlySet<string>>,
) => {
  let status = 0
  const trial = await prepared(run, `${name}, tables`)
  const { written } = await touchedBy(async () => ({ status } = await fetch(trial.request)))
  const isNear = (operationId: string): boolean =>
    [...written].some((name) => tables.get(operationId)?.has(name) !== false)
  const changed: string[] = []
  if (![...tables.keys()].some(isNear)) return { status, changed, compared: 0 }
  const { member, request } = await prepared(run, name)
  const reads = await memberReads(door, member, {
    isWanted: isNear,
    named: `${request.url} ${await request.clone().text()}`,
  })
  const before = await answersOf(reads)
  ;({ status } = await fetch(request))
  const after = await answersOf(reads)
  reads.forEach(({ operationId }, at) => {
    if (before[at] !== after[at]) changed.push(operationId)
  })
  return { status, changed, compared: reads.length }
}

test('every read that a write changes stands in invalidations.yaml, and no other', async () => {
  const tables = await tablesOfReads()
  const changed = new Map<string, Set<string>>()
  const refused: string[] = []
  let compared = 0
  for (const [index, run] of runs.entries()) {
    const { operationId } = run
    const found = await changedBy(run, `${index} ${operationId}`, tables)
    if (found.status >= 400) refused.push(`${operationId} of ${run.persona}: ${found.status}`)
    compared += found.compared
    changed.set(operationId, new Set([...(changed.get(operationId) ?? []), ...found.changed]))
  }
  const pairs = Object.entries(table).flatMap(([write, reads]) =>
    reads.map((read) => `${write} ${read}`),
  )
  const seen = [...changed].flatMap(([write, reads]) =>
    [...reads].map((read) => `${write} ${read}`),
  )
  const listed = new Set([...pairs, ...Object.keys(unlisted)])
  const stale = seen.filter((pair) => !listed.has(pair))
  console.info(
    `${changed.size} writes in ${runs.length} cases x ${tables.size} reads: ${compared} answers compared, ${pairs.length} pairs listed, stale ${stale.length}`,
  )
  const dead = [...listed].filter((pair) => !seen.includes(pair))
  expect({ refused, stale, dead }).toEqual({ refused: [], stale: [], dead: [] })
})
