import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../mock-server/testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../../mock-server/testing/sandbox-client.ts'
import type { Contract } from '../generate/contract.ts'
import { controlClient, type SignedInMember } from './start-sandbox.ts'
import { type RestartCall, restartCalls } from './restart-calls.ts'

// The lint holds the contract against this shape.
const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract
const calls = restartCalls(contract)

let fresh: FreshDatabase
beforeEach(async () => {
  // After the examples' own day; and nothing is different only because it is later.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T20:00:00Z') })
  fresh = await freshDatabase()
})
afterEach(async () => {
  vi.useRealTimers()
  await fresh.remove()
})

const TEMPLATES = ['rosa', 'olga', 'theo']
const start = (): Promise<TestServer> =>
  startTestServer({ database: fresh.database, members: TEMPLATES })

/** They end the session that the others are asked with. */
const ends = new Set(['signOut', 'endImpersonation'])
/**
 * Each of these needs what arranging it writes: what there is to read of it is in a list beside it.
 */
const singles = new Set([
  'getChannel',
  'getChannelMetadata',
  'listMessages',
  'searchMessages',
  'getCoachingSession',
  'getFoodEntry',
  'getAlertStage',
  'getImpersonation',
])
const writes = calls.filter(({ isWrite, operationId }) => isWrite && !ends.has(operationId))
const reads = calls.filter(({ isWrite, operationId }) => !isWrite && !singles.has(operationId))

/** Who is not connected yet, and who has ordered nothing lately. */
const templates: Readonly<Record<string, string>> = {
  connectExternalId: 'olga',
  placeSupplyOrder: 'theo',
}

/**
 * What one member can do after another: a capability's writes, those first that take something
 * away; some leave nothing for the others.
 */
const alone = new Set([
  'connectExternalId',
  'placeSupplyOrder',
  'dismissAlertFlow',
  'updateAlertStage',
  'changePassword',
  'updateContact',
  'updateLaunchpad',
  'addPaymentMethod',
  'setDefaultPaymentMethod',
])
const takesAway = ({ operationId }: RestartCall): number =>
  /^(delete|end|cancel|dismiss)/.test(operationId) ? 0 : 1
const groups = Map.groupBy(writes, ({ slug, operationId }) =>
  alone.has(operationId) ? operationId : slug,
)

const allThatShe = async (
  server: TestServer,
  member: SignedInMember,
): Promise<Record<string, string>> => {
  const found = Object.fromEntries(
    await Promise.all(
      reads.map(async ({ operationId, make }) => {
        const answer = await make(controlClient(server.origin), member)
        // A server listens at another port after its restart, and an answer may hold an address of
        // its own; a problem holds the id of its request.
        const text = (await answer.text())
          .replaceAll(server.origin, 'the server')
          .replaceAll(answer.headers.get('x-request-id') ?? 'no id', 'the request')
        return [operationId, `${answer.status} ${text}`] as const
      }),
    ),
  )
  found['messages'] =
    `200 ${JSON.stringify((await server.control('GET', `chat?memberId=${member.id}`)).body)}`
  return found
}

test('whatever a member writes, by every operation that writes, reads the same after a restart', async () => {
  const first = await start()
  const door = controlClient(first.origin)
  const untouched = await allThatShe(first, await door.member('rosa', 'untouched'))
  const members: { readonly member: SignedInMember; readonly before: Record<string, string> }[] = []
  const refused: string[] = []
  for (const [name, group] of groups) {
    const member = await door.member(
      templates[name] ?? 'rosa',
      `writes ${name}`,
      group.find(({ more }) => more)?.more,
    )
    for (const call of group.toSorted((a, b) => takesAway(a) - takesAway(b))) {
      const answer = await call.make(door, member)
      if (answer.status >= 400)
        refused.push(`${call.operationId} ${answer.status} ${await answer.text()}`)
    }
    members.push({ member, before: await allThatShe(first, member) })
  }
  expect(refused).toEqual([])
  expect(
    Object.entries(untouched)
      .filter(([, answer]) => !answer.startsWith('200'))
      .map(([operationId]) => operationId),
  ).toEqual(['getKidneyResults', 'getCholesterolReport'])
  await first.close()
  const second = await start()
  for (const { member, before } of members)
    expect([member.scenario, await allThatShe(second, member)]).toEqual([member.scenario, before])
  await second.close()
})
