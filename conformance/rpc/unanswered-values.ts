import { getOption, hasOption, type DescEnum, type DescExtension } from '@bufbuild/protobuf'
import type { ReflectMessage } from '@bufbuild/protobuf/reflect'

const isNothing = ({ values: [zero] }: DescEnum, option: DescExtension): boolean =>
  zero !== undefined && hasOption(zero, option) && getOption(zero, option) === true

/** The path of the first enum field with a zero that servers never return, or null. */
export function unansweredIn(
  message: ReflectMessage,
  option: DescExtension | undefined,
  at = '',
): string | null {
  if (option === undefined) return null
  for (const field of message.fields) {
    const place = `${at}${field.name}`
    // Presence 2 is implicit: such a field is always set.
    if (
      field.fieldKind === 'enum' &&
      isNothing(field.enum, option) &&
      (field.presence === 2 || message.isSet(field)) &&
      message.get(field) === 0
    )
      return place
    if (
      field.fieldKind === 'list' &&
      field.listKind === 'enum' &&
      isNothing(field.enum, option) &&
      [...message.get(field)].includes(0)
    )
      return place
    const inner =
      field.fieldKind === 'message' && message.isSet(field)
        ? [message.get(field)]
        : field.fieldKind === 'list' && field.listKind === 'message'
          ? [...message.get(field)]
          : []
    for (const one of inner) {
      const found = unansweredIn(one as ReflectMessage, option, `${place}.`)
      if (found !== null) return found
    }
  }
  return null
}
