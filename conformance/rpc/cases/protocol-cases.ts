import { defaultCredentials } from '../../cases/request-draft.ts'
import { fieldsOf } from '../../contract/json.ts'
import { axisName, describeAxis, isConnect, isJsonCodec } from '../rpc-axis.ts'
import { type RpcAxis, type RpcCall } from '../rpc-call.ts'
import { UNARY_DEADLINE } from '../deadline.ts'
import { envelopeCases } from './envelope-cases.ts'
import { transportCases } from './transport-cases.ts'
import type { RpcCaseSource, RpcCaseDraft } from './rpc-case-context.ts'
import { messageBytes, requestOfBytes, rpcRequest } from '../rpc-request.ts'
import { UNKNOWN_FIELD } from '../unknown-field.ts'

/** The first axis of each protocol. */
export const onePerProtocol = (axes: readonly RpcAxis[]): RpcAxis[] =>
  [...new Map([...axes].reverse().map((axis) => [axis.protocol, axis])).values()].reverse()

/**
 * Cases of a unary RPC beyond its examples: HTTP versions, compression, deadlines, GET, codecs,
 * unknown fields and malformed envelopes, all with the first example request.
 */
export function protocolCases(source: RpcCaseSource): RpcCaseDraft[] {
  const { operation, rpc, target, axes, shown } = source
  const [first] = shown
  const its = target.rpc
  if (first === undefined || its === null) return []
  const { name, json } = first
  const one = onePerProtocol(axes)
  const bearer = defaultCredentials(target)
  const draftOf = (
    rule: string,
    about: string,
    call: RpcCall,
    payload: unknown = json,
  ): RpcCaseDraft => ({
    phase: 'protocol',
    rule,
    expects: 'accept',
    about,
    request: rpcRequest(operation, rpc, call, payload, bearer),
  })
  const others = axes
    .filter((axis) => !one.includes(axis))
    .map((axis) =>
      draftOf(`${name}${axisName(axis)}`, `the request "${name}" over ${describeAxis(axis)}`, axis),
    )
  const gzip = !its.gzip
    ? []
    : one
        .flatMap((axis): RpcAxis[] => [
          { ...axis, gzip: 'request' },
          ...(axis === one[0] ? [{ ...axis, gzip: 'answer' as const }] : []),
        ])
        .map((axis) =>
          draftOf(
            `${name}${axisName(axis)}`,
            `the request "${name}" over ${describeAxis(axis)}`,
            axis,
          ),
        )
  const deadlines = !its.deadlines
    ? []
    : one.map((axis) =>
        draftOf(
          `deadline${axisName(axis)}`,
          `a deadline of ${UNARY_DEADLINE} ms over ${describeAxis(axis)}`,
          { ...axis, deadlineMillis: UNARY_DEADLINE },
        ),
      )
  const byGet =
    !its.get || !rpc.isRead
      ? []
      : one
          .filter(isConnect)
          .flatMap((axis) =>
            [
              axis,
              ...(its.gzip && axis === one[0] ? [{ ...axis, gzip: 'request' as const }] : []),
            ].map((each) =>
              draftOf(
                `get${axisName(each)}`,
                `GET, which must return what POST returns, over ${describeAxis(each)}`,
                { ...each, isGet: true, json, against: axis },
              ),
            ),
          )
  const plain = one.find(isJsonCodec)
  const equal =
    plain === undefined || !rpc.isRead
      ? []
      : one
          .filter((axis) => axis !== plain)
          .map((axis) =>
            draftOf(
              `equal${axisName(axis)}`,
              `the same response over ${describeAxis(axis)} and in JSON`,
              {
                ...axis,
                json,
                against: plain,
              },
            ),
          )
  const unknown =
    its.unknownFields === null
      ? []
      : one
          .filter((axis) => !isJsonCodec(axis) || its.unknownFields === 'ignored')
          .map((axis): RpcCaseDraft => {
            const bytes = isJsonCodec(axis)
              ? messageBytes(rpc, axis, { ...fieldsOf(json), conformUnknownField: 'conform' })
              : Buffer.concat([messageBytes(rpc, axis, json), UNKNOWN_FIELD])
            return {
              phase: 'protocol',
              rule: `unknown-field${axisName(axis)}`,
              expects: its.unknownFields === 'ignored' ? 'accept' : 'refuse',
              check: 'unknown_fields_ignored',
              about: `an unknown field, ${its.unknownFields} according to the target file, over ${describeAxis(axis)}`,
              request: requestOfBytes(operation, rpc, axis, bytes, bearer),
            }
          })
  return [
    ...others,
    ...gzip,
    ...deadlines,
    ...byGet,
    ...equal,
    ...unknown,
    ...envelopeCases(source, one),
    ...transportCases(source, one, bearer),
  ]
}
