import { isFields } from '../json.ts'

/** Keywords that depend on what other schemas evaluated or named, so that Ajv has to know all. */
const eager = new Set([
  'unevaluatedProperties',
  'unevaluatedItems',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$anchor',
  '$id',
])

export function needsAll(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some(needsAll)
    : isFields(value) &&
        Object.entries(value).some(([name, each]) => eager.has(name) || needsAll(each))
}

/** The pointers of all schemas that a schema refers to. */
export function referredBy(value: unknown): string[] {
  return Array.isArray(value)
    ? value.flatMap(referredBy)
    : isFields(value)
      ? Object.entries(value).flatMap(([name, each]) =>
          name === '$ref' && typeof each === 'string' ? [each.replace(/^#/, '')] : referredBy(each),
        )
      : []
}
