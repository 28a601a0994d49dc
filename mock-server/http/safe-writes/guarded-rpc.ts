import {
  create,
  type DescMethodUnary,
  fromBinary,
  type Message,
  toBinary,
  toJson,
} from '@bufbuild/protobuf'
import {
  ConnectError,
  createContextValues,
  type HandlerContext,
  type UnaryRequest,
  type UnaryResponse,
} from '@connectrpc/connect'
import { rpcOperations } from '../../../generated/openapi/operations.ts'
import { namedError, type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { rpcHandlers } from '../../handlers/rpc-handlers.ts'
import { methodOf } from '../../../contracts/read/rpc-methods.ts'
import { entityTag } from './entity-tag.ts'
import type { GuardedCall } from './guard-call.ts'

// Access by name loses the pairing of service and method in the handler types.
const handlers = rpcHandlers as unknown as Readonly<
  Record<
    string,
    Readonly<Record<string, (request: Message, context: HandlerContext) => Promise<Message>>>
  >
>

/** Calls a read RPC for this caller, with the fields that it shares with the write. */
const readCurrent = async (
  operationId: string,
  write: Message,
  call: RpcCall,
): Promise<Pick<UnaryResponse, 'method' | 'message'>> => {
  // The contract lint checks that this is a unary read of the RPC contract.
  const { procedure } = rpcOperations[operationId as keyof typeof rpcOperations]
  const method = methodOf(procedure) as DescMethodUnary
  const handle = handlers[method.parent.name]?.[method.localName]
  if (!handle) throw new Error(`${procedure} has no handler`)
  const shared = Object.fromEntries(
    Object.entries(write).filter(([field]) =>
      method.input.fields.some(({ localName }) => localName === field),
    ),
  )
  const values = createContextValues().set(rpcCall, { ...call, procedure })
  // A read RPC uses only the call of its context.
  return {
    method,
    message: await handle(create(method.input, shared), { values } as HandlerContext),
  }
}

/** Describes a unary RPC for the rules of safe writes. */
export function guardedRpc(
  { method, message, service, header }: UnaryRequest,
  call: RpcCall,
  run: () => Promise<UnaryResponse>,
): GuardedCall<UnaryResponse> {
  const response = (answer: Pick<UnaryResponse, 'method' | 'message'>): UnaryResponse => ({
    stream: false,
    service,
    ...answer,
    ...call.reply,
  })
  return {
    operationId: call.operation.operationId,
    store: call.store,
    memberId: call.caller?.id ?? null,
    now: call.now,
    ifMatch: header.get('if-match') ?? undefined,
    idempotencyKey: header.get('idempotency-key') ?? undefined,
    request: JSON.stringify(toJson(method.input, message)),
    run,
    readCurrent: async (read) => response(await readCurrent(read, message, call)),
    tagOf: (reply) => entityTag(toJson(reply.method.output, reply.message)),
    withTag: (reply, tag) => {
      reply.header.set('etag', tag)
      return reply
    },
    refuseStale: (current, etag) => {
      const { rawMessage, code, metadata } = namedError(call, 'changed')
      throw new ConnectError(rawMessage, code, { ...Object.fromEntries(metadata), etag }, [
        { desc: current.method.output, value: current.message },
      ])
    },
    refuseKey: (why) => {
      throw namedError(call, why === 'in-use' ? 'idempotency-key-in-use' : 'idempotency-key-reused')
    },
    keep: (reply) => Buffer.from(toBinary(method.output, reply.message)).toString('base64'),
    restore: (kept) =>
      response({ method, message: fromBinary(method.output, Buffer.from(kept, 'base64')) }),
  }
}
