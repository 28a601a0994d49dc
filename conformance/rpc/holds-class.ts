import { getOption, hasOption, type DescExtension, type DescMessage } from '@bufbuild/protobuf'

/** Returns whether a message has a field of these data classes, at any depth. */
export function holds(
  classes: RegExp,
  message: DescMessage,
  dataClass: DescExtension | undefined,
  seen = new Set<DescMessage>(),
): boolean {
  if (dataClass?.fieldKind !== 'enum' || seen.has(message)) return false
  seen.add(message)
  return message.fields.some((field) => {
    const inner =
      field.fieldKind === 'message' || field.fieldKind === 'list' || field.fieldKind === 'map'
        ? field.message
        : undefined
    if (
      hasOption(field, dataClass) &&
      classes.test(dataClass.enum.value[Number(getOption(field, dataClass))]?.name ?? '')
    )
      return true
    return inner !== undefined && holds(classes, inner, dataClass, seen)
  })
}
