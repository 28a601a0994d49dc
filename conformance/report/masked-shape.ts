import { createHmac, randomBytes } from 'node:crypto'
import { dataClasses, type DataClass } from '../contract/data-class.ts'
import type { ContractDocument } from '../contract/document.ts'
import { canonical, fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { Vocabulary } from '../contract/vocabulary.ts'

/** The key of the tags, random for each process and never stored. */
const key = randomBytes(32)

/**
 * A keyed hash that is equal for equal values. Reports show only the number of its first
 * occurrence.
 */
const tagOf = (value: unknown): string =>
  createHmac('sha256', key).update(canonical(value)).digest('hex').slice(0, 24)

const isClass = (value: unknown): value is DataClass => dataClasses.includes(value as DataClass)

/** All schemas that may describe a value at a pointer. */
const describing = (
  document: ContractDocument,
  pointer: string,
  seen: Set<string>,
): { pointer: string; schema: ReturnType<typeof fieldsOf> }[] => {
  const place = document.follow(pointer)
  if (seen.has(place.pointer) || !isFields(place.value)) return []
  seen.add(place.pointer)
  const schema = place.value
  return [
    { pointer: place.pointer, schema },
    ...['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
      [...listOf(schema[word]).keys()].flatMap((index) =>
        describing(document, `${place.pointer}/${word}/${index}`, seen),
      ),
    ),
  ]
}

const placesOf = (document: ContractDocument, pointers: readonly string[]) => {
  const seen = new Set<string>()
  return pointers.flatMap((pointer) => describing(document, pointer, seen))
}

const kindOf = (value: unknown): string =>
  typeof value === 'string' ? 'text' : Number.isInteger(value) ? 'int' : typeof value

const leaf = (value: unknown, classes: readonly unknown[]): string => {
  if (value === null) return 'null'
  const annotated = classes.filter(isClass)
  // The most sensitive class applies; values without one are unclassified.
  const worst =
    annotated.toSorted((a, b) => dataClasses.indexOf(b) - dataClasses.indexOf(a))[0] ??
    'unclassified'
  return `‹${worst} ${kindOf(value)} #${tagOf(value)}›`
}

/** The maximum number of items and levels that are shown. */
const ITEMS = 2
const DEEPEST = 6

/**
 * The shape of a response without its values: `{ systolic: ‹phi int #1› }`. Undocumented fields are
 * `*`, and unclassified values are masked, too, because faulty servers may return anything.
 */
export function maskedShape(
  document: ContractDocument,
  vocabulary: Vocabulary,
  schema: string | null,
  value: unknown,
): string {
  const walk = (each: unknown, pointers: readonly string[], depth: number): string => {
    const places = placesOf(document, pointers)
    if (depth > DEEPEST) return '…'
    if (Array.isArray(each)) {
      const items = places.flatMap(({ pointer, schema: at }) =>
        isFields(at['items']) ? [`${pointer}/items`] : [],
      )
      return `[${[...each.slice(0, ITEMS).map((one) => walk(one, items, depth + 1)), ...(each.length > ITEMS ? [`and ${each.length - ITEMS} more`] : [])].join(', ')}]`
    }
    if (!isFields(each))
      return leaf(
        each,
        places.map(({ schema: at }) => at['x-data-class']),
      )
    const inside = (name: string): string[] =>
      places.flatMap(({ pointer, schema: at }) =>
        Object.hasOwn(fieldsOf(at['properties']), name)
          ? [`${pointer}${pointerOf('properties', name)}`]
          : isFields(at['additionalProperties'])
            ? [`${pointer}/additionalProperties`]
            : [],
      )
    return `{ ${Object.entries(each)
      .map(([name, one]) => `${vocabulary.name(name)}: ${walk(one, inside(name), depth + 1)}`)
      .join(', ')} }`
  }
  return walk(value, schema === null ? [] : [schema], 0)
}

/** Replaces tags by numbers in order of appearance, so that equal runs have equal reports. */
export function numbered(): (text: string) => string {
  const known = new Map<string, number>()
  return (text) =>
    text.replaceAll(/#([0-9a-f]{24})›/g, (_, tag: string) => {
      known.set(tag, known.get(tag) ?? known.size + 1)
      return `#${known.get(tag)}›`
    })
}
