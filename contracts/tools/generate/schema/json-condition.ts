import type { JsonSchema } from './json-schema.ts'

/**
 * Translates `if`, `then` and `else` of an object into one expression over `value`. Throws on a
 * keyword that the contract does not use there.
 */
export function conditionOf(
  { if: condition, then, else: otherwise }: JsonSchema,
  place: string,
): string {
  const test = fits(condition ?? {}, 'value', place)
  const yes = then === undefined ? 'true' : fits(then, 'value', place)
  const no = otherwise === undefined ? 'true' : fits(otherwise, 'value', place)
  return `(${test} ? ${yes} : ${no})`
}

const known = new Set(['type', 'const', 'properties', 'required', 'description'])

/**
 * Whether the value at a path matches the schema. An absent property matches, as in JSON Schema.
 */
const fits = (schema: JsonSchema, path: string, place: string): string => {
  const unknown = Object.keys(schema).find((keyword) => !known.has(keyword))
  if (unknown !== undefined)
    throw new Error(`${place}: the generator does not support ${unknown} in a condition.`)
  const parts = [
    ...('const' in schema ? [`${path} === ${JSON.stringify(schema.const)}`] : []),
    ...(schema.type === 'null' ? [`${path} === null`] : []),
    ...(schema.type === 'integer' || schema.type === 'number'
      ? [`typeof ${path} === 'number'`]
      : []),
    ...(schema.required ?? []).map((key) => `${path}.${key} !== undefined`),
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => {
      const at = `${path}.${key}`
      const isRequired = schema.required?.includes(key) === true
      return isRequired
        ? fits(part, at, place)
        : `(${at} === undefined || ${fits(part, at, place)})`
    }),
  ]
  return parts.length === 0
    ? 'true'
    : parts.length === 1
      ? (parts[0] ?? '')
      : `(${parts.join(' && ')})`
}
