import type { DescMessage } from '@bufbuild/protobuf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { services } from '../../generated/proto/services.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'
import { contractOperations, inlined } from '../testing/arrangements/contract-operations.ts'
import { rpcArrangements } from '../testing/arrangements/rpc-arrangements.ts'
import { arrangementContext } from '../testing/arrangements/arrangement-context.ts'
import { databaseSnapshot } from '../testing/database-snapshot.ts'
import { controlClient, type ControlClient } from '../testing/arrangements/control-client.ts'
import {
  type ResourceRequest,
  resourceRequests,
  unownedOperations,
} from '../testing/arrangements/resource-ids.ts'

let server: TestServer
let door: ControlClient
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'pia', 'edith'] })
  door = controlClient(server.origin)
})
afterAll(() => server.close())

/** The same id with another last letter or digit. */
const absent = (id: string): string =>
  id.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, (last) => (last === '7' ? '3' : '7'))

/** The answer without the requested ids and the request id, which differ anyway. */
const answerTo = async (
  { path, method, body }: ResourceRequest,
  token: string,
  ids: readonly string[],
) => {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(server.origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...init,
  })
  const asked = [...ids, answer.headers.get('x-request-id') ?? '']
  return {
    status: answer.status,
    body: asked
      .filter((id) => id !== '')
      .reduce((text, id) => text.replaceAll(id, 'ID'), await answer.text()),
  }
}

const renamed = (naming: ResourceRequest): ResourceRequest => {
  const swap = (text: string) =>
    naming.ids.reduce((all, id) => all.replaceAll(id, absent(id)), text)
  return {
    ...naming,
    path: swap(naming.path),
    body: naming.body === undefined ? undefined : JSON.parse(swap(JSON.stringify(naming.body))),
  }
}

test.each(Object.keys(resourceRequests))(
  '%s: what belongs to another member answers like what does not exist, and stays as it is',
  async (operationId) => {
    const arrangement = rpcArrangements[operationId]
    const owner = await door.member(
      arrangement?.templates?.[0] ?? 'rosa',
      `own ${operationId}`,
      arrangement?.more,
    )
    // Reading ids are numbers per member, so the other member has no readings of their own.
    const other = await door.member('edith', `other ${operationId}`)
    const naming = await resourceRequests[operationId]!(
      arrangementContext(door, owner, exampleOf(operationId)),
    )
    expect(naming.ids.filter((id) => id !== '')).not.toEqual([])
    const before = await databaseSnapshot(server.mock.sandbox.store)
    const theirs = await answerTo(naming, other.accessToken, naming.ids)
    const nobodys = await answerTo(renamed(naming), other.accessToken, naming.ids.map(absent))
    expect(theirs).toEqual(nobodys)
    expect(theirs.status).toBeGreaterThanOrEqual(400)
    expect(await databaseSnapshot(server.mock.sandbox.store)).toEqual(before)
    expect((await answerTo(naming, owner.accessToken, [])).status).toBeLessThan(300)
  },
)

/** The contract's example of an answered call. */
function exampleOf(operationId: string): unknown {
  const examples: Readonly<Record<string, unknown>> = {
    searchMessages: { text: 'evening' },
    sendMessage: { message: 'Good morning.' },
    markRead: {},
    changeFoodEntry: {
      revision: 1,
      content: {
        meal: 'MEAL_BREAKFAST',
        eatTime: `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T07:35:00`,
        foods: [{ foodId: 'oatmeal', portionId: 'cup', amount: 2 }],
        note: '',
      },
    },
  }
  return examples[operationId] ?? {}
}

const isId = (name: string): boolean =>
  /(^|_)(id|ids|url|token|cursor)$/.test(name) || name.endsWith('Id')
const takesId = (message: DescMessage, seen: readonly string[] = []): boolean =>
  !seen.includes(message.typeName) &&
  message.fields.some((field) =>
    field.message ? takesId(field.message, [...seen, message.typeName]) : isId(field.name),
  )

test('covers or excludes every operation with an id', () => {
  const rest = contractOperations.filter(
    ({ parameters, requestSchemas }) =>
      parameters.some(({ in: place, name }) => place === 'path' || isId(name)) ||
      /"\w+Id":/.test(JSON.stringify(inlined(requestSchemas))),
  )
  const rpcs = Object.values(services).flatMap(({ methods }) =>
    (methods as readonly { name: string; input: DescMessage }[]).filter(({ input }) =>
      takesId(input),
    ),
  )
  const all = [
    ...rest.map(({ operationId }) => operationId),
    ...rpcs.map(({ name }) => name[0]!.toLowerCase() + name.slice(1)),
  ]
  expect(all.filter((id) => !(id in resourceRequests) && !(id in unownedOperations))).toEqual([])
  expect(
    [...Object.keys(resourceRequests), ...Object.keys(unownedOperations)].filter(
      (id) => !all.includes(id),
    ),
  ).toEqual([])
})
