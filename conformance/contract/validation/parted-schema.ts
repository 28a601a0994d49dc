import { isFields, pointerOf, type JsonFields } from '../json.ts'
import { schemaKeywords } from '../repair/schema-keywords.ts'

/** Schemas of more values are compiled in parts: the time for one function grows with its square. */
const LARGE = 400

/** Parts of fewer values stay where they are. */
const SMALL = 8

const { one, list, map } = schemaKeywords
const ones = new Set<string>(one)
const lists = new Set<string>(list)
const maps = new Set<string>(map)

const sizes = new WeakMap<object, number>()

/** The number of values in a schema. */
const sizeOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1
  const known = sizes.get(value)
  if (known !== undefined) return known
  const size = Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 1)
  sizes.set(value, size)
  return size
}

/** A large schema whose parts are references to their own places, where they are compiled on demand. */
export function partedSchema(schema: JsonFields | boolean, pointer: string): JsonFields | boolean {
  if (typeof schema === 'boolean' || sizeOf(schema) <= LARGE) return schema
  const partAt = (part: unknown, ...steps: (string | number)[]): unknown =>
    isFields(part) && sizeOf(part) > SMALL ? { $ref: `#${pointer}${pointerOf(...steps)}` } : part
  const listAt = (name: string, parts: unknown): unknown =>
    Array.isArray(parts) ? parts.map((each, index) => partAt(each, name, index)) : parts
  const mapAt = (name: string, parts: unknown): unknown =>
    isFields(parts)
      ? Object.fromEntries(
          Object.entries(parts).map(([key, each]) => [key, partAt(each, name, key)]),
        )
      : parts
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      ones.has(name)
        ? partAt(value, name)
        : lists.has(name)
          ? listAt(name, value)
          : maps.has(name)
            ? mapAt(name, value)
            : value,
    ]),
  )
}
