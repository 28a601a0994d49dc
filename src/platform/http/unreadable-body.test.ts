import { expect, test } from 'vitest'
import * as rest from '#generated/openapi/calls.ts'
import { createPortalClient, type PortalClient } from '#generated/openapi/client.ts'
import { operations, rpcOperations } from '#generated/openapi/operations.ts'
import * as rpc from '#generated/rpc/calls.ts'
import { createRpcClient, type RpcClient } from '#generated/rpc/client.ts'
import { unreadablePart } from '#generated/schemas/read.ts'
import { ContractBroken } from './failure.ts'
import { toFailure } from './to-failure.ts'

type Call = (client: PortalClient | RpcClient, params: unknown) => Promise<unknown>

const body = { known: 1, list: [{ part: unreadablePart }] }
const jsonWrites = Object.values(operations)
  .filter(({ requestMediaTypes }) =>
    (requestMediaTypes as readonly string[]).some((type) => type.endsWith('json')),
  )
  .map(({ operationId }) => operationId)

/** The failure of a call, and how many requests left the client. */
async function failureOf(calls: object, id: string, params: unknown) {
  let sent = 0
  const fetch = async () => ((sent += 1), Response.json({}))
  const baseUrl = 'https://portal.example'
  const client =
    calls === rest ? createPortalClient({ baseUrl, fetch }) : createRpcClient({ baseUrl, fetch })
  const call = (calls as Readonly<Record<string, Call>>)[id]
  const thrown = await call?.(client, params).then(
    () => null,
    (each: unknown) => toFailure(each),
  )
  return { thrown, sent }
}

test.each(jsonWrites)('%s does not send a body with an unreadable part', async (id) => {
  const { thrown, sent } = await failureOf(rest, id, { id: 'x-1', body })
  expect(sent).toBe(0)
  expect(thrown).toBeInstanceOf(ContractBroken)
})

test.each(Object.keys(rpc).filter((id) => id in rpcOperations))(
  '%s does not send a request with an unreadable part',
  async (id) => {
    const { thrown, sent } = await failureOf(rpc, id, body)
    expect(sent).toBe(0)
    expect(thrown).toBeInstanceOf(ContractBroken)
  },
)

test('covers every write with a JSON body', () => expect(jsonWrites.length).toBeGreaterThan(20))
