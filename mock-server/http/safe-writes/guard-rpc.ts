import {
  create,
  fromBinary,
  type DescMessage,
  type DescMethod,
  type Message,
  toBinary,
  toJson,
} from '@bufbuild/protobuf'
import {
  ConnectError,
  createContextValues,
  type HandlerContext,
  type Interceptor,
  type UnaryResponse,
} from '@connectrpc/connect'
import { rpcOperations } from '../../../generated/openapi/operations.ts'
import { safeWrites } from '../../../generated/openapi/safe-writes.ts'
import { services } from '../../../generated/proto/services.ts'
import { namedError, type RpcCall, rpcCall } from '../../handlers/rpc-call.ts'
import { wireOfCall } from '../rpc/interceptors.ts'
import { rpcHandlers } from '../../handlers/rpc-handlers.ts'
import { entityTag } from './entity-tag.ts'
import { guardWrite, taggedReads } from './guard-write.ts'

const procedures = new Map<string, string>(
  Object.values(rpcOperations).map(({ operationId, procedure }) => [operationId, procedure]),
)
const idOf = new Map<string, string>([...procedures].map(([id, procedure]) => [procedure, id]))
const methods = new Map<string, { readonly name: string; readonly method: DescMethod }>(
  Object.entries(services).flatMap(([name, service]) =>
    service.methods.map(
      (method) => [`/${service.typeName}/${method.name}`, { name, method }] as const,
    ),
  ),
)

type Read = (request: Message, context: HandlerContext) => Promise<Message>

const tagOf = (message: DescMessage, answer: Message): string => entityTag(toJson(message, answer))

/** Calls the read RPC for this caller, with the fields that it shares with the write. */
const readNow = async (
  operationId: string,
  request: Message,
  call: RpcCall,
): Promise<{ readonly output: DescMessage; readonly answer: Message }> => {
  const procedure = procedures.get(operationId) ?? ''
  const found = methods.get(procedure)
  if (!found) throw new Error(`generated/ is out of step: ${operationId}. Run npm run generate.`)
  const { name, method } = found
  // Access by name loses the pairing of service and method in the handler types.
  const handle = (
    rpcHandlers as unknown as Readonly<Record<string, Readonly<Record<string, Read>>>>
  )[name]?.[method.localName]
  if (!handle) throw new Error(`${procedure} has no handler`)
  const shared = Object.fromEntries(
    Object.entries(request).filter(([field]) =>
      method.input.fields.some(({ localName }) => localName === field),
    ),
  )
  const values = createContextValues().set(rpcCall, { ...call, procedure })
  // A read RPC uses only the call of its context.
  return {
    output: method.output,
    answer: await handle(create(method.input, shared), { values } as HandlerContext),
  }
}

/** Applies the rules for safe writes to a unary RPC. */
export const safeWriteInterceptor: Interceptor = (next) => async (request) => {
  const call = request.contextValues.get(rpcCall)
  const id = idOf.get(`/${request.service.typeName}/${request.method.name}`)
  if (request.stream || !call || id === undefined) return next(request)
  const { method, message, service, header } = request
  const tagged = (response: UnaryResponse): UnaryResponse => {
    response.header.set('etag', tagOf(method.output, response.message))
    return response
  }
  const run = async (): Promise<UnaryResponse> => {
    const response = await next(request)
    // A unary request has a unary response.
    return response as UnaryResponse
  }
  if (taggedReads.has(id)) return tagged(await run())
  const read = safeWrites[id]?.ifMatch
  return guardWrite<UnaryResponse>({
    operationId: id,
    store: call.store,
    memberId: call.caller?.id ?? null,
    now: call.now,
    ifMatch: header.get('if-match') ?? undefined,
    idempotencyKey: header.get('idempotency-key') ?? undefined,
    request: JSON.stringify(toJson(method.input, message)),
    current: async () => {
      if (read === undefined) return null
      const { output, answer } = await readNow(read, message, call)
      const tag = tagOf(output, answer)
      const refuse = (): never => {
        const { rawMessage, code, metadata } = namedError(call, 'changed')
        throw new ConnectError(rawMessage, code, { ...Object.fromEntries(metadata), etag: tag }, [
          { desc: output, value: answer },
        ])
      }
      return { tag, refuse }
    },
    run,
    refuse: (why) => {
      throw namedError(call, why === 'in-use' ? 'idempotency-key-in-use' : 'idempotency-key-reused')
    },
    keep: (response) => Buffer.from(toBinary(method.output, response.message)).toString('base64'),
    restore: (kept) => ({
      stream: false,
      service,
      method,
      ...wireOfCall(call),
      message: fromBinary(method.output, Buffer.from(kept, 'base64')),
    }),
  })
}
