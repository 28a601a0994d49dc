import { defaultCredentials } from '../../cases/request-draft.ts'
import { promisedOf } from '../../runner/target/target-features.ts'
import { axisName, describeAxis, isConnect, isJsonCodec } from '../rpc-axis.ts'
import { type RpcAxis } from '../rpc-call.ts'
import { framed, isFramed, messageBytes, requestOfBytes } from '../rpc-request.ts'
import type { RpcCaseDraft, RpcCaseSource } from './rpc-case-context.ts'

/** Bytes that no message has: a field number that never ends. */
const GARBAGE = Buffer.from([0xff, 0xff, 0xff, 0xff, 0x07, 0x00])

const withLength = (content: Buffer, length: number): Buffer => {
  const whole = framed(content)
  whole.writeUInt32BE(length, 1)
  return whole
}

/** Malformed envelopes and messages over the first axis of each protocol. */
export function envelopeCases(
  { operation, rpc, target, shown: [first] }: RpcCaseSource,
  axes: readonly RpcAxis[],
): RpcCaseDraft[] {
  if (first === undefined) return []
  return axes.flatMap((axis) => {
    const content = messageBytes(rpc, axis, first.json)
    const isWrapped = isFramed(axis, rpc)
    const bodies: readonly (readonly [rule: string, about: string, body: Buffer])[] = [
      ...(isJsonCodec(axis)
        ? []
        : [
            [
              'garbage',
              'bytes that are no message',
              isWrapped ? framed(GARBAGE) : GARBAGE,
            ] as const,
          ]),
      ...(isWrapped
        ? ([
            ['no-envelope', 'a body without an envelope', Buffer.from([1])],
            [
              'wrong-length',
              'an envelope longer than the body',
              withLength(content, content.length + 9),
            ],
            ...(rpc.sendsMany
              ? []
              : [
                  [
                    'two-messages',
                    'two messages',
                    Buffer.concat([framed(content), framed(content)]),
                  ] as const,
                ]),
            ...(isConnect(axis) && promisedOf(target.features, 'refuses').includes('envelope-flags')
              ? ([
                  ['unknown-flags', 'an envelope with unknown flags', framed(content, 0x40)],
                ] as const)
              : []),
          ] as const)
        : []),
    ]
    return bodies.map(([rule, about, body]): RpcCaseDraft => ({
      phase: 'protocol',
      rule: `${rule}${axisName(axis)}`,
      expects: 'refuse',
      check: 'envelope_refused',
      about: `${about}, over ${describeAxis(axis)}`,
      request: {
        ...requestOfBytes(operation, rpc, axis, content, defaultCredentials(target)),
        body,
      },
    }))
  })
}
