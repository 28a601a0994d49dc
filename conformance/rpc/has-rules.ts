import { hasOption, type DescMessage } from '@bufbuild/protobuf'
import {
  field as fieldRules,
  message as messageRules,
} from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'

/** Whether a message, or one inside it, has rules of protovalidate. */
export function hasRules(message: DescMessage, seen = new Set<DescMessage>()): boolean {
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
