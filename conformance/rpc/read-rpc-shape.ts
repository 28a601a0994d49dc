import { hasRules } from './has-rules.ts'
import {
  fromBinary,
  fromJson,
  toBinary,
  toJson,
  type DescMessage,
  type JsonValue,
} from '@bufbuild/protobuf'
import { reflect } from '@bufbuild/protobuf/reflect'
import { MethodOptions_IdempotencyLevel } from '@bufbuild/protobuf/wkt'
import { pagingOf } from './paging-of.ts'
import { unansweredIn } from './unanswered-values.ts'
import type { NamedError } from './named-errors.ts'
import type { RpcExample, RpcShape } from './rpc-shape.ts'
import { type RpcModule, linksOf } from './rpc-links.ts'
import { holds } from './holds-class.ts'

const personal = /_(PII|PHI|SECRET)$/

const secret = /_SECRET$/

/** Reads an RPC. `named` are its named errors. */
export function readRpcShape(
  method: RpcShape['method'],
  examples: readonly RpcExample[],
  named: readonly NamedError[],
  module: RpcModule,
  safeWrite: RpcShape['safeWrite'],
): RpcShape {
  const { registry, validator, dataClass, neverAnswered } = module
  const { input, output } = method
  const read = (desc: DescMessage, json: unknown) => fromJson(desc, json as JsonValue, { registry })
  const answered = (option: unknown, isBinary: boolean) =>
    isBinary
      ? fromBinary(output, option as Uint8Array, { readUnknownFields: true })
      : read(output, option)
  const broken = (desc: DescMessage, message: ReturnType<typeof read>): string | null => {
    const result = validator.validate(desc, message)
    if (result.kind === 'valid') return null
    // Report only rule ids, because the validator's messages may quote values.
    return result.kind === 'invalid'
      ? [...new Set(result.violations.map(({ ruleId }) => ruleId))].join(', ')
      : 'a rule that cannot be evaluated'
  }
  const requestFault = (json: unknown): string | null => {
    try {
      return broken(input, read(input, json))
    } catch {
      return 'json'
    }
  }
  return {
    method,
    procedure: `${method.parent.typeName}/${method.name}`,
    isStream: method.methodKind !== 'unary',
    sendsMany: method.methodKind === 'client_streaming' || method.methodKind === 'bidi_streaming',
    isRead: method.idempotency === MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS,
    statesRules: hasRules(method.input),
    tellsReads: method.parent.methods.some(
      ({ idempotency }) => idempotency === MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS,
    ),
    isPersonal: holds(personal, output, dataClass),
    takesSecret: holds(secret, input, dataClass),
    examples,
    codes: new Set([
      ...named.map(({ code }) => code),
      ...examples.flatMap(({ errorCode }) => errorCode ?? []),
    ]),
    codesWithRetryAfter: new Set(
      named
        .map(({ code }) => code)
        .filter((code) => named.every((error) => error.code !== code || error.hasRetryAfter)),
    ),
    codesOfRight: new Set(
      examples.flatMap(({ errorCode, request }) =>
        errorCode !== undefined && requestFault(request) === null ? [errorCode] : [],
      ),
    ),
    links: linksOf(method, module),
    safeWrite,
    paging: pagingOf(method),
    requestFault,
    responseFault: (option, isBinary) => {
      let message: ReturnType<typeof read>
      try {
        message = answered(option, isBinary)
      } catch {
        return {
          check: 'response_schema_conformance',
          words: `returned a message that is not a valid ${output.name}`,
        }
      }
      if ((message.$unknown ?? []).length > 0)
        return {
          check: 'response_schema_conformance',
          words: `returned fields that ${output.name} does not have`,
        }
      const rules = broken(output, message)
      if (rules !== null)
        return {
          check: 'protovalidate_response',
          words: `returned a message that violates ${rules}`,
        }
      const place = unansweredIn(reflect(output, message), neverAnswered)
      return place === null
        ? null
        : {
            check: 'protovalidate_response',
            words: `returned ${place} as a value that servers never return`,
          }
    },
    detailFault: (type, bytes) => {
      const desc = registry.getMessage(type)
      try {
        if (desc !== undefined) fromBinary(desc, bytes)
        return null
      } catch {
        return {
          check: 'error_details_typed',
          words: `returned an error detail that is not a valid ${desc?.name ?? 'message'}`,
        }
      }
    },
    plainAnswer: (option, isBinary) => {
      try {
        return toJson(output, answered(option, isBinary), { registry })
      } catch {
        return undefined
      }
    },
    binaryOf: (json) => toBinary(input, read(input, json)),
  }
}
