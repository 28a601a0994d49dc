import { candidatesOf } from '../../cases/boundary/boundary-candidates.ts'
import { defaultCredentials, withAt } from '../../cases/request-draft.ts'
import { canonical, pointerOf } from '../../contract/json.ts'
import { rpcPoints } from './field-mutation-points.ts'
import type { RpcCaseSource, RpcCaseDraft } from './rpc-case-context.ts'
import { rpcRequest } from '../rpc-request.ts'

/** Boundary values. Protovalidate must agree on the value and on its serialized form. */
export function edgesFor({
  operation,
  rpc,
  target,
  axes: [axis],
  shown: [shown],
}: RpcCaseSource): RpcCaseDraft[] {
  if (shown === undefined) return []
  return rpcPoints(rpc.method.input, shown.json).flatMap(
    ({ steps, schema, shown: value, limits = [] }) =>
      [...candidatesOf(schema, value), ...limits].flatMap(
        ({ rule, value: tried }): RpcCaseDraft[] => {
          // The target file says whether servers reject unknown fields.
          if (rule === 'additionalProperties' && target.rpc?.unknownFields !== 'refused') return []
          const whole = withAt(shown.json, steps, tried)
          const faults = [
            rpc.requestFault(whole),
            rpc.requestFault(JSON.parse(JSON.stringify(whole))),
          ]
          if (
            canonical(whole) === canonical(shown.json) ||
            (faults[0] === null) !== (faults[1] === null)
          )
            return []
          const isRight = faults[0] === null
          // Messages of a wrong type have no binary form. Valid requests of a server stream repeat its
          // first case.
          const isRepeated = isRight && rpc.isStream && !rpc.sendsMany
          if ((faults[0] === 'json' && axis.protocol !== 'connect-json') || isRepeated) return []
          const place = `body${steps.length === 0 ? '' : pointerOf(...steps)}`
          const request = rpcRequest(operation, rpc, axis, whole, defaultCredentials(target))
          const about = `${place} at ${rule}, ${isRight ? 'valid' : 'invalid'} by the contract`
          return [
            {
              phase: isRight ? 'boundary' : 'negative',
              rule: `${place}/${rule}`,
              expects: isRight ? 'accept' : 'refuse',
              about,
              request,
              ...(isRight || faults[0] === 'json' ? {} : { check: 'protovalidate_request' }),
            },
          ]
        },
      ),
  )
}
