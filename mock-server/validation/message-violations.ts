import { type DescMessage, isMessage, type Message } from '@bufbuild/protobuf'
import { createValidator } from '@bufbuild/protovalidate'
import { neverAnswered } from '../../generated/proto/never-answered.ts'
import { predefinedRules } from '../../generated/proto/services.ts'

const validator = createValidator({ registry: predefinedRules })

const hasUnknown = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasUnknown)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false
  if (isMessage(value) && (value.$unknown?.length ?? 0) > 0) return true
  return Object.values(value).some(hasUnknown)
}

/** Lists violations of a response: rules of its message, and required fields without a value. */
export function responseViolations(schema: DescMessage, message: Message): readonly string[] {
  return [
    ...messageViolations(schema, message),
    ...neverAnswered(schema, message).map((place) => `a member that no server answers at ${place}`),
  ]
}

/** Lists violations as rule and field, never a value. The rule's own message may quote one. */
export function messageViolations(schema: DescMessage, message: Message): readonly string[] {
  const result = validator.validate(schema, message)
  const unknown = hasUnknown(message)
    ? ['the message has a field that the contract does not have']
    : []
  if (result.kind === 'valid') return unknown
  if (result.kind === 'error')
    return [...unknown, 'the rules of the message could not be evaluated']
  return [
    ...unknown,
    ...result.violations.map(
      (violation) =>
        `${violation.ruleId} at ${violation.field.map((part) => ('name' in part ? part.name : '[]')).join('.')}`,
    ),
  ]
}
