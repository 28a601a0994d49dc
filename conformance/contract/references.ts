import { isFields } from './json.ts'

/** Keywords whose fields have arbitrary names, such as properties called `value`. */
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

/** The key of the other files in the merged document. */
export const FILES = 'x-conform-files'

/** A `$ref` in a vendor extension is a JSON reference only if a reference leads there. */
export function isExtension(name: string): boolean {
  return name.startsWith('x-') && name !== FILES
}

/**
 * Returns whether a field has a literal value, in which `$ref` has no meaning. `holder` is the
 * keyword of the object around it.
 */
export function isLiteral(name: string, value: unknown, holder: string | null): boolean {
  return (
    !(holder !== null && maps.has(holder)) &&
    (literals.has(name) || isExtension(name) || (name === 'examples' && Array.isArray(value)))
  )
}

/** The keyword that holds the fields of a value; null if they are keywords themselves. */
export function holderOf(name: string, value: unknown, holder: string | null): string | null {
  return isFields(value) && !(holder !== null && maps.has(holder)) ? name : null
}
