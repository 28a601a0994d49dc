import type { Code } from '@connectrpc/connect'
import { rpcCodeName } from '../../../mock-server/http/rpc/rpc-codes.ts'

/**
 * The rejection of a call by protocol: a JSON error, the end of a Connect stream, or a gRPC status.
 */
export interface RpcOutcome {
  readonly code: string
  readonly message: string
}

const fromError = (error: unknown): RpcOutcome => {
  const { code = 'none', message = '' } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<RpcOutcome>
  return { code, message }
}

/** The last envelope of a body: trailers in gRPC-web, the end of stream in Connect. */
const lastEnvelope = (bytes: Buffer): string => {
  let at = 0
  let last = ''
  while (at + 5 <= bytes.length) {
    const end = at + 5 + bytes.readUInt32BE(at + 1)
    last = bytes.subarray(at + 5, end).toString()
    at = end
  }
  return last
}

const fromGrpc = (headers: Headers, trailers: string): RpcOutcome => {
  const trailer = (name: string): string | undefined =>
    headers.get(name) ?? new RegExp(`^${name}: ?(.*)$`, 'im').exec(trailers)?.[1]
  const status = Number(trailer('grpc-status') ?? '-1')
  // Map the number of a code to its name.
  return {
    code: status > 0 ? rpcCodeName(status as Code) : String(status),
    message: decodeURIComponent(trailer('grpc-message') ?? '').trim(),
  }
}

export async function outcomeOf(answer: Response): Promise<RpcOutcome> {
  const type = answer.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (type.startsWith('application/grpc')) return fromGrpc(answer.headers, lastEnvelope(bytes))
  if (type.startsWith('application/connect+'))
    return fromError((JSON.parse(lastEnvelope(bytes)) as { error?: unknown }).error)
  if (!type.startsWith('application/json'))
    return { code: `no error: ${type} ${bytes.toString().slice(0, 100)}`, message: '' }
  return fromError(JSON.parse(bytes.toString()))
}
