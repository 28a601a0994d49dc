import type { ContractDocument } from './document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from './json.ts'

/** The sensitivity of a value: public, internal, identifying, health data or a credential. */
export const dataClasses = ['public', 'internal', 'pii', 'phi', 'secret'] as const
export type DataClass = (typeof dataClasses)[number]

const isClass = (value: unknown): value is DataClass => dataClasses.includes(value as DataClass)

/** Returns whether a contract has any `x-data-class`. */
export function hasClasses(root: unknown): boolean {
  return JSON.stringify(root).includes('"x-data-class":')
}

const known = new WeakMap<ContractDocument, Map<string, ReadonlySet<DataClass>>>()

const classless = new WeakMap<ContractDocument, boolean>()

/** The data classes of all values of a schema. */
export function classesIn(document: ContractDocument, pointer: string): ReadonlySet<DataClass> {
  if (!classless.has(document)) classless.set(document, !hasClasses(document.root))
  if (classless.get(document) === true) return new Set()
  const own = known.get(document) ?? new Map<string, ReadonlySet<DataClass>>()
  known.set(document, own)
  const found = own.get(pointer) ?? collect(document, pointer, new Set(), new Set())
  own.set(pointer, found)
  return found
}

const collect = (
  document: ContractDocument,
  pointer: string,
  seen: Set<string>,
  found: Set<DataClass>,
): Set<DataClass> => {
  const place = document.follow(pointer)
  if (seen.has(place.pointer) || !isFields(place.value)) return found
  seen.add(place.pointer)
  const schema = place.value
  if (isClass(schema['x-data-class'])) found.add(schema['x-data-class'])
  for (const name of Object.keys(fieldsOf(schema['properties'])))
    collect(document, `${place.pointer}${pointerOf('properties', name)}`, seen, found)
  for (const word of ['items', 'additionalProperties'])
    if (isFields(schema[word])) collect(document, `${place.pointer}/${word}`, seen, found)
  for (const word of ['allOf', 'anyOf', 'oneOf', 'prefixItems'])
    for (const index of listOf(schema[word]).keys())
      collect(document, `${place.pointer}/${word}/${index}`, seen, found)
  return found
}

/** Returns whether a schema has personal data or secrets, whose responses must not be cached. */
export function isPersonal(document: ContractDocument, pointer: string): boolean {
  const classes = classesIn(document, pointer)
  return classes.has('pii') || classes.has('phi') || classes.has('secret')
}
