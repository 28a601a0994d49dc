import { isFields } from '../json.ts'
import { ecmaPattern } from '../patterns/ecma-pattern.ts'
import { forms, schemaKeywords } from './schema-keywords.ts'

/** Marks an object whose reference leads nowhere. What it promises is unknown. */
export const UNRESOLVED = 'x-conform-unresolved'

export type MutableFields = Record<string, unknown>

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'])

const isSchema = (value: unknown): boolean => isFields(value) || typeof value === 'boolean'

const repairType = (schema: MutableFields, warn: (words: string) => void): void => {
  const { type } = schema
  if (type === undefined) return
  if (type === 'file') {
    schema['type'] = 'string'
    schema['format'] = 'binary'
    return
  }
  const named = Array.isArray(type) ? type : [type]
  const right = named.filter((each) => types.has(String(each)))
  if (right.length === named.length && named.length > 0) return
  warn(`has the unknown type ${JSON.stringify(type)}, which is ignored`)
  if (right.length === 0) delete schema['type']
  else schema['type'] = right
}

/** `wrap` is told the keywords that moved into the first schema of `anyOf`. */
const allowNull = (schema: MutableFields, wrap: (keyword: string) => void): void => {
  const { type } = schema
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(null))
    schema['enum'] = [...schema['enum'], null]
  if (typeof type === 'string' && type !== 'null') schema['type'] = [type, 'null']
  else if (Array.isArray(type) && !type.includes('null')) schema['type'] = [...type, 'null']
  const choice = ['anyOf', 'oneOf'].find((name) => Array.isArray(schema[name]))
  if (choice !== undefined) schema[choice] = [...(schema[choice] as unknown[]), { type: 'null' }]
  else
    for (const name of ['$ref', 'allOf'])
      if (name in schema) {
        wrap(name)
        schema['anyOf'] = [{ [name]: schema[name] }, { type: 'null' }]
        delete schema[name]
      }
}

/** Keywords of earlier drafts: boolean exclusive limits, and a list of items. */
const updateDraft = (schema: MutableFields): void => {
  for (const [limit, exclusive] of [
    ['maximum', 'exclusiveMaximum'],
    ['minimum', 'exclusiveMinimum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    if (schema[exclusive] === true && typeof schema[limit] === 'number') {
      schema[exclusive] = schema[limit]
      delete schema[limit]
    } else delete schema[exclusive]
  }
  if (Array.isArray(schema['items'])) {
    schema['prefixItems'] = schema['items']
    delete schema['items']
  }
}

/**
 * Brings one schema to JSON Schema 2020-12, without its subschemas. A keyword that is not valid is
 * dropped with a warning. `isOld` means OpenAPI before 3.1.
 */
export function repairSchema(
  schema: MutableFields,
  isOld: boolean,
  warn: (keyword: string, words: string) => void,
  wrap: (keyword: string) => void,
): void {
  // These would change how references are resolved.
  for (const name of ['id', '$id', '$schema'])
    if (typeof schema[name] === 'string') delete schema[name]
  const isNullable = schema['nullable'] === true || schema['x-nullable'] === true
  if (isOld && typeof schema['$ref'] === 'string')
    for (const name of Object.keys(schema)) if (name !== '$ref') delete schema[name]
  delete schema['nullable']
  repairType(schema, (words) => warn('type', words))
  if (isOld && isNullable) allowNull(schema, wrap)
  updateDraft(schema)
  const allForms = [
    ...Object.entries(forms),
    ...schemaKeywords.one.map((name) => [name, isSchema] as const),
  ]
  for (const [name, isRight] of allForms)
    if (name in schema && !isRight(schema[name])) {
      warn(name, `has a value that is not valid for ${name}, which is ignored`)
      delete schema[name]
    }
  if (typeof schema['pattern'] === 'string') {
    const pattern = ecmaPattern(schema['pattern'])
    if (pattern === undefined) {
      warn('pattern', 'is not a regular expression of ECMAScript and is ignored')
      delete schema['pattern']
    } else schema['pattern'] = pattern
  }
  for (const name of Object.keys(
    isFields(schema['patternProperties']) ? schema['patternProperties'] : {},
  ))
    if (ecmaPattern(name) !== name) {
      warn('patternProperties', 'has a name that is not a regular expression, which is ignored')
      delete (schema['patternProperties'] as MutableFields)[name]
    }
}
