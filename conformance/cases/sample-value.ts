import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import { textOf, numberOf } from './sample-text.ts'

const MOST = 10_000

const VISITS = 20_000

const typeOf = (schema: Readonly<Record<string, unknown>>): string | undefined => {
  const example = listOf(schema['type']).find((each) => each !== 'null') ?? schema['type']
  if (typeof example === 'string') return example
  return 'properties' in schema ? 'object' : 'items' in schema ? 'array' : undefined
}

/** A sample that is being built. */
interface Building {
  readonly document: ContractDocument
  visits: number
}

/** References and compositions that never end have no sample. */
const DEEPEST = 100

const build = (building: Building, pointer: string, depth: number): unknown => {
  const { document } = building
  building.visits += 1
  if (depth > DEEPEST || building.visits > VISITS) return undefined
  const place = document.follow(pointer)
  if (!isFields(place.value)) return 'conform'
  const schema = place.value
  if ('const' in schema) return schema['const']
  for (const shown of [
    ...listOf(schema['examples']),
    schema['example'],
    schema['default'],
    ...listOf(schema['enum']),
  ])
    if (shown !== undefined) return shown
  for (const word of ['oneOf', 'anyOf'])
    if (listOf(schema[word]).length > 0)
      return merge(
        build(building, `${place.pointer}/${word}/0`, depth + 1),
        plain(building, place.pointer, schema, depth),
      )
  const all = listOf(schema['allOf']).map((_, index) =>
    build(building, `${place.pointer}/allOf/${index}`, depth + 1),
  )
  return all.reduce(
    (merged: unknown, part) => merge(part, merged),
    plain(building, place.pointer, schema, depth),
  )
}

const merge = (part: unknown, whole: unknown): unknown =>
  isFields(part) && isFields(whole) ? { ...whole, ...part } : (part ?? whole)

const plain = (
  building: Building,
  pointer: string,
  schema: Readonly<Record<string, unknown>>,
  depth: number,
): unknown => {
  const { document } = building
  switch (typeOf(schema)) {
    case 'object': {
      // Recursive schemas end at this depth; only required fields are built.
      const names = listOf(schema['required'])
        .map(String)
        .filter(
          (name) =>
            depth < 12 &&
            name in fieldsOf(schema['properties']) &&
            fieldsOf(document.follow(`${pointer}${pointerOf('properties', name)}`).value)[
              'readOnly'
            ] !== true,
        )
      return Object.fromEntries(
        names.map((name) => [
          name,
          build(building, `${pointer}${pointerOf('properties', name)}`, depth + 1),
        ]),
      )
    }
    case 'array': {
      const fewest = Number(schema['minItems'] ?? 0)
      if (fewest > MOST) return undefined
      return Array.from({ length: Math.max(fewest, depth < 4 && 'items' in schema ? 1 : 0) }, () =>
        build(building, `${pointer}/items`, depth + 1),
      )
    }
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
      return textOf(schema)
    default:
      return Object.keys(fieldsOf(schema['properties'])).length > 0 ? {} : undefined
  }
}

/** A deterministic valid value of a schema, checked against it; undefined if none was found. */
export function sampleValue(
  document: ContractDocument,
  validator: SchemaValidator,
  pointer: string,
): unknown {
  const sample = build({ document, visits: 0 }, pointer, 0)
  return sample !== undefined && validator.isValid(pointer, sample, 'request') ? sample : undefined
}
