import type { RestRequest } from '../cases/test-case.ts'
import { fieldsOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import type { HttpRequest } from '../runner/http/exchange.ts'
import { limitOf } from './deadline.ts'
import { messageBytes, requestOfBytes, rpcRequest } from './rpc-request.ts'
import { paddingOf } from './unknown-field.ts'

/** The URL of a gRPC call; null for other protocols. */
export function grpcAddress(
  { rpc: shape }: Pick<Operation, 'rpc'>,
  { rpc: call }: Pick<RestRequest, 'rpc'>,
  { rpc }: Pick<Target, 'rpc'>,
): string | null {
  return call?.protocol !== 'grpc' || rpc === null || shape === undefined
    ? null
    : `${rpc.grpc.base}${rpc.grpc.prefix}/${shape.procedure}`
}

/** The body with the padding of the call; undefined without one. */
const paddedBody = (
  operation: Operation,
  { rpc: call, bearer }: RestRequest,
): Buffer | null | undefined => {
  if (call?.padding === undefined || operation.rpc === undefined) return undefined
  const bytes = Buffer.concat([
    messageBytes(operation.rpc, call, call.json),
    paddingOf(call.padding),
  ])
  return requestOfBytes(operation, operation.rpc, call, bytes, bearer).body
}

/** The RPC options of an HTTP request: HTTP version, reading time, and fields of earlier calls. */
export function rpcRequestOptions(
  operation: Operation,
  request: RestRequest,
  variables: Readonly<Record<string, string>>,
): Partial<HttpRequest> {
  const { rpc: call } = request
  const filled = (call?.filled ?? []).filter((name) => variables[name] !== undefined)
  const body =
    call === undefined || operation.rpc === undefined || filled.length === 0
      ? paddedBody(operation, request)
      : rpcRequest(
          operation,
          operation.rpc,
          call,
          {
            ...fieldsOf(call.json),
            ...Object.fromEntries(filled.map((name) => [name, variables[name]])),
          },
          request.bearer,
        ).body
  return {
    ...(operation.rpc === undefined ? {} : { keepsCodings: true }),
    ...(call?.http === '2' ? { http: '2' } : {}),
    ...limitOf(operation, request),
    ...(body === undefined ? {} : { body }),
  }
}

/** The requests to compare with: the same over another axis, then again over this one. */
export function crossProtocolRequests(operation: Operation, request: RestRequest): RestRequest[] {
  const { rpc: call, bearer } = request
  return call?.against === undefined || operation.rpc === undefined
    ? []
    : [rpcRequest(operation, operation.rpc, call.against, call.json, bearer), request]
}
