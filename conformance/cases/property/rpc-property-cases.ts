import type { Arbitrary } from 'fast-check'
import { caseOf, type TestCase } from '../test-case.ts'
import { defaultCredentials } from '../request-draft.ts'
import { fieldsOf } from '../../contract/json.ts'
import { isJsonCodec } from '../../rpc/rpc-axis.ts'
import { type RpcAxis } from '../../rpc/rpc-call.ts'
import { rpcPoints } from '../../rpc/cases/field-mutation-points.ts'
import type { RpcCaseSource } from '../../rpc/cases/rpc-case-context.ts'
import { rpcRequest, streamRequest } from '../../rpc/rpc-request.ts'
import type { RpcShape } from '../../rpc/rpc-shape.ts'
import type { FastCheck } from './format-arbitrary.ts'
import { messagesOf } from './message-arbitrary.ts'
import { mostlyRight } from './mostly-right.ts'

/** Random streams of a client have at most so many messages. */
const MOST_MESSAGES = 4

/**
 * Mostly valid messages, some with fields of an example; else an example with one value of a wrong
 * type.
 */
const bodiesOf = (fc: FastCheck, rpc: RpcShape, shown: unknown): Arbitrary<unknown> => {
  const { input } = rpc.method
  const names = Object.keys(fieldsOf(shown))
  const right = fc.tuple(messagesOf(fc, input), fc.subarray(names)).map(([message, fields]) => ({
    ...fieldsOf(message),
    ...Object.fromEntries(fields.map((name) => [name, fieldsOf(shown)[name]])),
  }))
  const places = rpcPoints(input, shown).filter(({ steps }) => steps.length > 0)
  return mostlyRight(fc, right, places, shown)
}

/**
 * The rule that a message violates, null if it is valid, or undefined if the value and its JSON
 * disagree.
 */
const provedFault = ({ requestFault }: RpcShape, json: unknown): string | null | undefined => {
  const [fault, again] = [requestFault(json), requestFault(JSON.parse(JSON.stringify(json)))]
  return (fault === null) === (again === null) ? fault : undefined
}

/** One message, or several of a stream that the client sends. */
const sentOf = (fc: FastCheck, rpc: RpcShape, shown: unknown): Arbitrary<unknown[]> =>
  rpc.sendsMany
    ? fc.array(bodiesOf(fc, rpc, shown), { minLength: 1, maxLength: MOST_MESSAGES })
    : bodiesOf(fc, rpc, shown).map((json) => [json])

/**
 * The same of several messages. A stream with a wrong message among right ones may be answered
 * before it is read, so nothing is proved about it.
 */
const faultOfAll = (rpc: RpcShape, messages: readonly unknown[]): string | null | undefined => {
  const faults = messages.map((json) => provedFault(rpc, json))
  return faults.length === 1 ? faults[0] : faults.every((each) => each === null) ? null : undefined
}

/**
 * P6 for RPCs: random messages over one axis of each protocol. Server streams and RPCs with secrets
 * are skipped.
 */
export function rpcPropertyCases(making: RpcCaseSource, runs: number, seed: number): TestCase[] {
  const {
    operation,
    rpc,
    target,
    axes,
    shown: [shown],
  } = making
  if (
    runs === 0 ||
    shown === undefined ||
    (rpc.isStream && !rpc.sendsMany) ||
    rpc.takesSecret ||
    rpc.method.input.fields.length === 0
  )
    return []
  const ways = [
    ...new Map([...axes].reverse().map((axis) => [axis.protocol, axis])).values(),
  ].reverse()
  const [first] = axes
  const base = {
    name: `rpc/${operation.id.slice(4)}/property/random`,
    operation: operation.id,
    phase: 'property',
    feature: 'property',
    about: 'random requests',
  } as const
  const request = (axis: RpcAxis, messages: readonly unknown[]) =>
    rpc.sendsMany
      ? streamRequest(operation, rpc, axis, messages, defaultCredentials(target))
      : rpcRequest(operation, rpc, axis, messages[0], defaultCredentials(target))
  const variant = ([messages, axis]: [unknown[], RpcAxis]): TestCase | null => {
    const fault = faultOfAll(rpc, messages)
    // Messages of a wrong type have no binary form.
    const way = fault !== 'json' || isJsonCodec(axis) ? axis : isJsonCodec(first) ? first : null
    if (fault === undefined || way === null) return null
    const side = fault === null ? 'valid' : 'invalid'
    return caseOf(
      {
        ...base,
        expects: fault === null ? 'accept' : 'refuse',
        about: `${messages.length === 1 ? 'a random message' : `${messages.length} random messages`}, ${side} by the contract`,
        request: request(way, messages),
        ...(fault === null || fault === 'json' ? {} : { check: 'protovalidate_request' }),
      },
      seed,
    )
  }
  const testCase = caseOf(
    { ...base, expects: 'accept', request: request(first, [shown.json]) },
    seed,
  )
  return [
    {
      ...testCase,
      property: {
        runs,
        path: null,
        arbitrary: (fc) =>
          fc
            .tuple(sentOf(fc, rpc, shown.json), fc.constantFrom(first, first, first, ...ways))
            .map(variant),
      },
    },
  ]
}
