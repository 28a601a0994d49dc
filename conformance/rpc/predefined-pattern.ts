import {
  getExtension,
  getOption,
  hasExtension,
  type DescField,
  type Message,
} from '@bufbuild/protobuf'
import { predefined } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'

const matches = /^!rule \|\| this\.matches\((r?)'(.*)'\)$/

/**
 * The pattern of a predefined string rule. Undefined unless the field has exactly one predefined
 * rule of the form `!rule || this.matches('…')`.
 */
export function predefinedPattern(field: DescField, rules: Message): string | undefined {
  if ((rules.$unknown?.length ?? 0) !== 1) return undefined
  const rule = field.parent.file.dependencies
    .flatMap(({ extensions }) => extensions)
    .find(
      (extension) =>
        extension.extendee.typeName === rules.$typeName && hasExtension(rules, extension),
    )
  if (rule === undefined || getExtension(rules, rule) !== true) return undefined
  const { cel } = getOption(rule, predefined)
  const [, raw, literal = ''] =
    matches.exec(cel.length === 1 ? (cel[0]?.expression ?? '') : '') ?? []
  return raw === undefined ? undefined : raw === 'r' ? literal : literal.replaceAll(/\\(.)/g, '$1')
}
