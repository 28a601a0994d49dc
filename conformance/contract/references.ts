import { isFields } from './json.ts'

/**
 * Fields whose own fields have free names: a property may be called `value`, an example `default`.
 */
const maps = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'paths',
  'content',
  'encoding',
])

const literals = new Set(['example', 'default', 'const', 'enum', 'value'])

/** Where the other files of a contract stand in the one document that is made of them. */
export const FILES = 'x-conform-files'

/**
 * What tools of others put into a contract (a page of theirs, say) is read by them alone: `$ref` in
 * it is a word of their own.
 */
const isExtension = (name: string): boolean => name.startsWith('x-') && name !== FILES

/**
 * Whether what stands in a field is somebody's value, in which nothing is a reference. `holder` is
 * the name of the object around it.
 */
export function isLiteral(name: string, value: unknown, holder: string | null): boolean {
  return (
    !(holder !== null && maps.has(holder)) &&
    (literals.has(name) || isExtension(name) || (name === 'examples' && Array.isArray(value)))
  )
}

/**
 * The name by which the fields of a value are held; null where they are held by keywords of the
 * contract's language.
 */
export function holderOf(name: string, value: unknown, holder: string | null): string | null {
  return isFields(value) && !(holder !== null && maps.has(holder)) ? name : null
}
