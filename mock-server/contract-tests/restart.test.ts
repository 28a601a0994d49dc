import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'
import { controlClient, type SignedInMember } from '../testing/arrangements/control-client.ts'
import { makeCall, type RestartCall, restartCalls } from '../testing/arrangements/restart-calls.ts'

const calls = restartCalls()

let fresh: FreshDatabase
beforeEach(async () => {
  // A time after the day of the examples, equal before and after the restart.
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

/** These operations end the session of the other calls. */
const ends = new Set(['signOut', 'endImpersonation'])
/** Single resources that exist only after their preparation; a list covers them. */
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

/** Personas without a connected device or a recent order. */
const templates: Readonly<Record<string, string>> = {
  connectExternalId: 'olga',
  placeSupplyOrder: 'theo',
}

/**
 * Capabilities whose writes are run one by one, deletions first, because they affect each other.
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
      reads.map(async (read) => {
        const { operationId } = read
        const answer = await makeCall(read, controlClient(server.origin), member)
        // Ignore the port, which changes with the restart, and request ids.
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

test('keeps the data of every write over a restart', async () => {
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
      const answer = await makeCall(call, door, member)
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
