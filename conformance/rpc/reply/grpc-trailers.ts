import { faultOf, type RpcReply } from './connect-error.ts'
import { statusOf } from './grpc-status.ts'
import { rpcCodes } from '../rpc-shape.ts'

/** The trailers of gRPC-Web, which are a body. */
export function lines(text: string): [string, string][] {
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [
      line.slice(0, Math.max(0, line.indexOf(':'))),
      line.slice(line.indexOf(':') + 1).trim(),
    ])
}

const percentEncoded = /^(?:[ !-$&-~]|%[0-9A-Fa-f]{2})*$/

/** Decodes a gRPC status from the trailers, or from the headers of a response without a body. */
export function ended(
  trailers: readonly (readonly [string, string])[],
  reply: Pick<RpcReply, 'messages' | 'isBinary' | 'faults'>,
): RpcReply {
  const one = (name: string): string[] =>
    trailers.filter(([each]) => each === name).map(([, value]) => value)
  const statuses = one('grpc-status')
  const code = /^\d+$/.test(statuses[0] ?? '') ? rpcCodes[Number(statuses[0])]?.[0] : undefined
  if (code === undefined || statuses.length > 1)
    return {
      ...reply,
      code: null,
      details: [],
      faults: [
        ...reply.faults,
        faultOf('trailers_clean', 'returned no valid grpc-status, or more than one'),
      ],
    }
  const faults = [...reply.faults]
  if (trailers.some(([name]) => !/^[a-z0-9_.-]+$/.test(name)))
    faults.push(faultOf('trailers_clean', 'returned trailer names that are not in lower case'))
  if (!one('grpc-message').every((text) => percentEncoded.test(text)))
    faults.push(faultOf('trailers_clean', 'returned a grpc-message that is not percent-encoded'))
  const [bytes] = one('grpc-status-details-bin')
  const status = bytes === undefined ? undefined : statusOf(bytes)
  if (status === null)
    faults.push(
      faultOf(
        'error_details_typed',
        'answered grpc-status-details-bin that is no google.rpc.Status',
      ),
    )
  else if (status !== undefined && status.code !== Number(statuses[0]))
    faults.push(
      faultOf('error_details_typed', 'returned details with another code than grpc-status'),
    )
  return { ...reply, code, details: status?.details ?? [], faults }
}
