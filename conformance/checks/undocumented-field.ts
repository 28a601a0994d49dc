import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { Check } from './check.ts'

const applying = ['allOf', 'anyOf', 'oneOf'] as const

/** All schemas that may describe a value at a pointer. */
const schemasOf = (document: ContractDocument, pointer: string, depth = 0): string[] => {
  const place = document.follow(pointer)
  if (depth > 8 || !isFields(place.value)) return []
  const schema = place.value
  const inner = [
    ...applying.flatMap((word) =>
      listOf(schema[word]).map((_, index) => `${place.pointer}/${word}/${index}`),
    ),
    ...['if', 'then', 'else']
      .filter((word) => word in schema)
      .map((word) => `${place.pointer}/${word}`),
  ]
  return [place.pointer, ...inner.flatMap((each) => schemasOf(document, each, depth + 1))]
}

/**
 * Collects fields that no schema documents. Objects with `additionalProperties` or
 * `patternProperties` are open.
 */
const unknownIn = (
  document: ContractDocument,
  pointers: readonly string[],
  value: unknown,
  at: string,
  found: Set<string>,
): void => {
  const all = [...new Set(pointers.flatMap((pointer) => schemasOf(document, pointer)))]
  const schemas = all.map((pointer) => ({
    pointer,
    schema: fieldsOf(document.follow(pointer).value),
  }))
  if (Array.isArray(value)) {
    const items = schemas
      .filter(({ schema }) => 'items' in schema)
      .map(({ pointer }) => `${pointer}/items`)
    for (const each of value.slice(0, 20))
      if (items.length > 0) unknownIn(document, items, each, `${at}/*`, found)
  } else if (
    isFields(value) &&
    schemas.some(({ schema }) => 'properties' in schema) &&
    !schemas.some(
      ({ schema }) =>
        'patternProperties' in schema ||
        (schema['additionalProperties'] !== undefined && schema['additionalProperties'] !== false),
    )
  )
    for (const [name, each] of Object.entries(value)) {
      const own = schemas
        .filter(({ schema }) => name in fieldsOf(schema['properties']))
        .map(({ pointer }) => `${pointer}${pointerOf('properties', name)}`)
      if (own.length === 0) found.add(`${at}${pointerOf(name)}`)
      else unknownIn(document, own, each, `${at}${pointerOf(name)}`, found)
    }
}

/**
 * Undocumented fields are a warning, because schemas are open, and a failure with `closed-answers`.
 */
export const undocumentedField: Check = ({
  response,
  answer,
  value,
  document,
  vocabulary,
  features,
}) => {
  const schema = answer?.media.find(({ type }) => type.includes('json'))?.schema
  if (
    answer === undefined ||
    typeof schema !== 'string' ||
    value === undefined ||
    response.body.length > 200_000
  )
    return []
  const found = new Set<string>()
  unknownIn(document, [schema], value, '', found)
  const warns =
    features['closed-answers'] === undefined || features['closed-answers'] === false
      ? { warns: true as const }
      : {}
  return [...new Set([...found].map((place) => vocabulary.path(place)))]
    .slice(0, 5)
    .map((place) => ({
      words: `answered ${response.status} with a field that the contract does not have, at ${place}`,
      promise: schema,
      ...warns,
    }))
}
