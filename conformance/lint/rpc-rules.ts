import { hasOption, type DescMessage } from '@bufbuild/protobuf'
import {
  field as fieldRules,
  message as messageRules,
} from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import type { Operation } from '../contract/operation.ts'

const hasRules = (message: DescMessage, seen = new Set<DescMessage>()): boolean => {
  if (seen.has(message)) return false
  seen.add(message)
  return (
    hasOption(message, messageRules) ||
    message.fields.some(
      (field) =>
        hasOption(field, fieldRules) ||
        (field.message !== undefined && hasRules(field.message, seen)),
    )
  )
}

/** The lint findings of an RPC: no successful example, no error, or no rule on its request. */
export function rpcLintFindings({
  id,
  rpc,
}: Operation): { rule: string; level: 'error' | 'warning'; words: string }[] {
  if (rpc === undefined) return []
  const { codes, examples, method } = rpc
  return [
    ...(examples.some((each) => 'response' in each)
      ? []
      : [
          {
            rule: 'rpc-example',
            level: 'error' as const,
            words: `${id} has no example with a request and response`,
          },
        ]),
    ...(codes.size > 0
      ? []
      : [
          {
            rule: 'rpc-error-example',
            level: 'error' as const,
            words: `${id} names no error and has no error example`,
          },
        ]),
    ...(method.input.fields.length === 0 || hasRules(method.input)
      ? []
      : [
          {
            rule: 'rpc-rules',
            level: 'warning' as const,
            words: `${id} has no rule on its request fields (protovalidate)`,
          },
        ]),
  ]
}
