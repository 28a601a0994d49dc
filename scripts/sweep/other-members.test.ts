import { readFileSync } from 'node:fs'
import type { DescMessage } from '@bufbuild/protobuf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { services } from '../../generated/proto/services.ts'
import { startTestServer, type TestServer } from '../../mock-server/testing/sandbox-client.ts'
import {
  operationsOf,
  resolve,
  type RequestBody,
  type Contract,
  type Parameter,
} from '../generate/contract.ts'
import { rpcArrangements } from './rpc-arrangements.ts'
import { arrangementContext } from './arrangement-context.ts'
import { databaseSnapshot } from './negative/database-snapshot.ts'
import { controlClient, type ControlClient } from './start-sandbox.ts'
import { type ResourceRequest, resourceRequests, unownedOperations } from './resource-ids.ts'

let server: TestServer
let door: ControlClient
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'pia', 'grace', 'dora'] })
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

/**
 * Reading ids are numbers per member, so the calling member must not have an own reading with the
 * same id.
 */
const withoutWeights = ['markWeightReading', 'setWeightTarget']

test.each(Object.keys(resourceRequests))(
  '%s: what belongs to another member answers like what does not exist, and stays as it is',
  async (operationId) => {
    const arrangement = rpcArrangements[operationId]
    const owner = await door.member(
      arrangement?.templates?.[0] ?? 'rosa',
      `own ${operationId}`,
      arrangement?.more,
    )
    const other = await door.member(
      withoutWeights.includes(operationId) ? 'dora' : 'grace',
      `other ${operationId}`,
    )
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
  const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract
  const inBody = (contract_: Contract, body: RequestBody | undefined): boolean =>
    /"\w+Id":/.test(
      JSON.stringify(
        Object.values(body?.content ?? {}).map(({ schema }) => whole(contract_, schema)),
      ),
    )
  const rest = operationsOf(contract).filter(({ operation }) => {
    const parameters = (operation.parameters ?? []).map((each) =>
      resolve<Parameter>(contract, each),
    )
    return (
      parameters.some(({ in: place, name }) => place === 'path' || isId(name)) ||
      inBody(
        contract,
        operation.requestBody && resolve<RequestBody>(contract, operation.requestBody),
      )
    )
  })
  const rpcs = Object.values(services).flatMap(({ methods }) =>
    (methods as readonly { name: string; input: DescMessage }[]).filter(({ input }) =>
      takesId(input),
    ),
  )
  const all = [
    ...rest.map(({ operation }) => operation.operationId),
    ...rpcs.map(({ name }) => name[0]!.toLowerCase() + name.slice(1)),
  ]
  expect(all.filter((id) => !(id in resourceRequests) && !(id in unownedOperations))).toEqual([])
  expect(
    [...Object.keys(resourceRequests), ...Object.keys(unownedOperations)].filter(
      (id) => !all.includes(id),
    ),
  ).toEqual([])
})

/** Inlines the references of a schema. */
function whole(contract: Contract, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((each) => whole(contract, each))
  if ('$ref' in schema) return whole(contract, resolve(contract, schema as { $ref: string }))
  return Object.fromEntries(
    Object.entries(schema).map(([name, each]) => [name, whole(contract, each)]),
  )
}
