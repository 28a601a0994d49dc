import { headerOf } from '../../runner/http/http-response.ts'
import { isConnect } from '../../rpc/rpc-axis.ts'
import { type RpcCall } from '../../rpc/rpc-call.ts'
import type { RpcReply } from '../../rpc/reply/connect-error.ts'
import { rpcCodes, type RpcFault, type RpcShape } from '../../rpc/rpc-shape.ts'
import type { CheckedExchange } from '../check.ts'

const failures = new Set([
  'unknown',
  'internal',
  'data_loss',
  'unavailable',
  'deadline_exceeded',
  'unimplemented',
])

/** Codes that any RPC may return undocumented: the caller is unknown, rate limited or wrong. */
const always = new Set(['unauthenticated', 'resource_exhausted', 'invalid_argument'])

/** HTTP statuses for requests that never reach a service: path, method, length, content type. */
const beforeService = [404, 405, 413, 415]

/** The faults of an error reply. */
export function rpcErrorFindings(
  { testCase, response }: CheckedExchange,
  rpc: RpcShape,
  call: RpcCall,
  { code, details }: RpcReply & { code: string },
): RpcFault[] {
  const found: RpcFault[] = []
  const say = (check: string, words: string): void => void found.push({ check, words })
  const isLate = code === 'deadline_exceeded' && call.deadlineMillis !== undefined
  // gRPC's status code document prescribes INTERNAL for bytes that are not a message, and UNIMPLEMENTED
  // for a wrong number of messages. Connect servers often share its code.
  const isMalformed = testCase.check === 'envelope_refused'
  // gRPC names no code for these, and its libraries differ: grpc-go answers unknown.
  const isGrpcRefusal =
    isMalformed && (code === 'unimplemented' || code === 'internal' || !isConnect(call))
  if (isMalformed && !isGrpcRefusal && code !== 'invalid_argument')
    say('envelope_refused', `returned ${code} instead of invalid_argument: ${testCase.about}`)
  if (failures.has(code) && !isLate && !isGrpcRefusal) say('not_a_server_error', `returned ${code}`)
  else if (code === 'canceled' && call.deadlineMillis === undefined && !rpc.codes.has(code))
    say('not_a_server_error', 'returned canceled for a call that nobody canceled')
  else if (
    rpc.codes.size > 0 &&
    !isGrpcRefusal &&
    !rpc.codes.has(code) &&
    !always.has(code) &&
    !isLate
  )
    say('code_documented', `returned the undocumented code ${code}`)
  const status = rpcCodes.find(([name]) => name === code)?.[1]
  if (
    isConnect(call) &&
    !rpc.isStream &&
    response.status !== status &&
    !beforeService.includes(response.status)
  )
    say(
      'code_matches_http',
      `returned ${code} with ${response.status} instead of ${status ?? 'another status'}`,
    )
  if (
    isConnect(call) &&
    !rpc.isStream &&
    testCase.against?.kind !== 'refusal' &&
    rpc.codesWithRetryAfter.has(code) &&
    headerOf(response, 'retry-after') === undefined
  )
    say('retry_after_stated', `returned ${code} without the Retry-After that the contract states`)
  if (details.some(({ type }) => type === null))
    say('error_details_typed', 'returned error details without a type')
  for (const { type, bytes } of details) {
    const fault = type === null ? null : rpc.detailFault(type, bytes)
    if (fault !== null) found.push(fault)
  }
  if (
    testCase.expects === 'accept' &&
    testCase.check === undefined &&
    (code === 'invalid_argument' || code === 'out_of_range') &&
    (rpc.statesRules || rpc.examples.length > 0) &&
    !rpc.codesOfRight.has(code)
  )
    say('positive_data_acceptance', `rejected a valid request (${code}): ${testCase.about}`)
  if (
    testCase.expects === 'accept' &&
    code === 'unauthenticated' &&
    'persona' in testCase.request.bearer
  )
    say(
      'positive_data_acceptance',
      `returned unauthenticated for an authenticated request: ${testCase.about}`,
    )
  if (
    testCase.check === 'unknown_fields_ignored' &&
    testCase.expects === 'accept' &&
    code === 'invalid_argument'
  )
    say('unknown_fields_ignored', 'rejected a message with an unknown field')
  if (testCase.check === 'ignored_auth' && code !== 'unauthenticated')
    say('ignored_auth', `returned ${code} instead of unauthenticated: ${testCase.about}`)
  if (testCase.check === 'view_only' && code !== 'permission_denied')
    say(
      'view_only',
      `returned ${code} instead of permission_denied for a write of a view-only persona`,
    )
  return found
}
