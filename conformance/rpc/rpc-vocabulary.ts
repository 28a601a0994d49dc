import type { DescEnum, DescMessage } from '@bufbuild/protobuf'

const known = new WeakMap<DescMessage, ReadonlySet<string>>()

const read = (message: DescMessage): ReadonlySet<string> => {
  const words = new Set<string>()
  const seen = new Set<DescMessage>()
  const ofEnum = ({ name, values }: DescEnum): void =>
    [name, ...values.map((value) => value.name)].forEach((word) => words.add(word))
  const visit = (each: DescMessage): void => {
    if (seen.has(each)) return
    seen.add(each)
    words.add(each.name).add(each.typeName)
    for (const field of each.fields) {
      words.add(field.name).add(field.jsonName)
      if ('message' in field && field.message !== undefined) visit(field.message)
      if ('enum' in field && field.enum !== undefined) ofEnum(field.enum)
    }
  }
  visit(message)
  return words
}

/**
 * The names of fields, messages and enum values of a message type. They are public, so findings may
 * quote them.
 */
export function rpcVocabulary(message: DescMessage): ReadonlySet<string> {
  const words = known.get(message) ?? read(message)
  known.set(message, words)
  return words
}
