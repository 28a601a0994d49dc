import type { Operation } from '../contract/operation.ts'
import { hasRules } from '../rpc/has-rules.ts'

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
