import { isConnect, type RpcAsk } from '../rpc/rpc-axis.ts'
import type { RpcReply } from '../rpc/connect-error.ts'
import { rpcCodes, type RpcFault, type RpcShape } from '../rpc/rpc-shape.ts'
import type { CheckedExchange } from './check.ts'

const failures = new Set([
  'unknown',
  'internal',
  'data_loss',
  'unavailable',
  'deadline_exceeded',
  'unimplemented',
])

/**
 * Codes of a server that any RPC may answer, whatever it shows: who asks is not known, or asks too
 * much.
 */
const always = new Set(['unauthenticated', 'resource_exhausted', 'invalid_argument'])

/** What never reaches a service may say so by HTTP: a method, a content type, a length. */
const beforeService = [404, 405, 413, 415]

/** What is wrong with an error. */
export function rpcErrorFindings(
  { made, came }: CheckedExchange,
  rpc: RpcShape,
  ask: RpcAsk,
  { code, details }: RpcReply & { code: string },
): RpcFault[] {
  const found: RpcFault[] = []
  const say = (check: string, words: string): void => void found.push({ check, words })
  const isLate = code === 'deadline_exceeded' && ask.deadlineMillis !== undefined
  if (failures.has(code) && !isLate) say('not_a_server_error', `answered ${code}`)
  else if (rpc.codes.size > 0 && !rpc.codes.has(code) && !always.has(code) && !isLate)
    say('code_documented', `answered ${code}, which the contract neither names nor shows`)
  const status = rpcCodes.find(([name]) => name === code)?.[1]
  if (
    isConnect(ask) &&
    !rpc.isStream &&
    came.status !== status &&
    !beforeService.includes(came.status)
  )
    say('code_matches_http', `answered ${code} with ${came.status}, not ${status ?? 'another'}`)
  if (details.some(({ type }) => type === null))
    say('error_details_typed', 'answered an error with details that are not of a type')
  for (const { type, bytes } of details) {
    const fault = type === null ? null : rpc.detailFault(type, bytes)
    if (fault !== null) found.push(fault)
  }
  if (
    made.expects === 'accept' &&
    made.check === undefined &&
    (code === 'invalid_argument' || code === 'out_of_range') &&
    !rpc.codesOfRight.has(code)
  )
    say('positive_data_acceptance', `refused a valid request (${code}): ${made.about}`)
  if (made.expects === 'accept' && code === 'unauthenticated' && 'persona' in made.request.bearer)
    say(
      'positive_data_acceptance',
      `answered unauthenticated to somebody who is signed in: ${made.about}`,
    )
  if (
    made.check === 'unknown_fields_ignored' &&
    made.expects === 'accept' &&
    code === 'invalid_argument'
  )
    say('unknown_fields_ignored', 'refused a message for a field that it does not know')
  if (made.check === 'ignored_auth' && code !== 'unauthenticated')
    say('ignored_auth', `answered ${code}, not unauthenticated: ${made.about}`)
  if (made.check === 'view_only' && code !== 'permission_denied')
    say(
      'view_only',
      `answered ${code}, not permission_denied, to a change of somebody who may only look`,
    )
  return found
}
