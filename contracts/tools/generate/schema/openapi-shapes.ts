import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Contract } from '../contract.ts'
import type { JsonSchema, TypeName } from './json-schema.ts'
import { conditionOf } from './json-condition.ts'
import type { Declaration, FieldShape, ObjectShape, SchemaShape, TextShape } from './shape.ts'

/**
 * The components of the bundled document, grouped by contract file. Throws on an unsupported
 * keyword or name.
 */
export function openapiShapes(
  contract: Contract,
  folder = 'contracts/openapi/schemas',
): Declaration[] {
  const slugs = slugsIn(folder)
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    const original = (schema as { readonly 'x-closed-copy-of'?: string })['x-closed-copy-of']
    const slug = original === undefined ? undefined : slugs.get(original)
    if (slug !== undefined) slugs.set(name, slug)
  }
  return Object.entries(contract.components?.schemas ?? {}).map(([name, schema]) => {
    const slug = slugs.get(name)
    if (slug === undefined) throw new Error(`${name} must be in exactly one file of ${folder}.`)
    const { description } = schema as JsonSchema
    return {
      name,
      slug,
      source: name,
      shape: shapeOf(schema as JsonSchema, slugs, name),
      ...(description === undefined ? {} : { description }),
    }
  })
}

const slugsIn = (folder: string): Map<string, string> => {
  const slugs = new Map<string, string>()
  for (const file of globSync('*.yaml', { cwd: folder })) {
    for (const name of Object.keys(parse(readFileSync(join(folder, file), 'utf8')) as object)) {
      if (slugs.has(name)) slugs.delete(name)
      else slugs.set(name, basename(file, '.yaml'))
    }
  }
  return slugs
}

type Slugs = ReadonlyMap<string, string>

const shapeOf = (schema: JsonSchema, slugs: Slugs, place: string): SchemaShape => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return { kind: 'reference', name, from: slugs.get(name) ?? '' }
  }
  const branches = schema.anyOf ?? schema.oneOf
  if (branches !== undefined)
    return unionOf(
      branches.map((branch, index) => shapeOf(branch, slugs, `${place}.${index}`)),
      place,
    )
  if (schema.const !== undefined) return constantOf([schema.const], place)
  if (schema.enum !== undefined) return constantOf(schema.enum, place)
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null')
    if (types.length !== 1)
      throw new Error(`${place}: type must be one type, or one type and null.`)
    return {
      kind: 'nullable',
      of: shapeOf({ ...schema, type: types[0] as TypeName }, slugs, place),
    }
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isWhole: schema.type === 'integer',
        ...given({ minimum: schema.minimum, maximum: schema.maximum }),
      }
    case 'boolean':
      return { kind: 'boolean' }
    case 'null':
      return { kind: 'null' }
    case 'array':
      return {
        kind: 'list',
        of: shapeOf(schema.items ?? {}, slugs, `${place}[]`),
        ...given({
          minItems: schema.minItems,
          maxItems: schema.maxItems,
          isUnique: schema.uniqueItems,
          isLenient: schema['x-lenient'],
        }),
      }
    case 'object':
      return objectOf(schema, slugs, place)
    case undefined:
      return { kind: 'anything' }
    default:
      throw new Error(`${place}: the generator does not support the type ${String(schema.type)}.`)
  }
}

const objectOf = (schema: JsonSchema, slugs: Slugs, place: string): SchemaShape => {
  if (schema.additionalProperties === true && schema.properties === undefined)
    return { kind: 'map', of: { kind: 'anything' } }
  if (typeof schema.additionalProperties === 'object') {
    if (schema.properties !== undefined)
      throw new Error(`${place}: an object cannot have both properties and additionalProperties.`)
    return {
      kind: 'map',
      of: shapeOf(schema.additionalProperties, slugs, `${place}.*`),
      ...(schema.propertyNames === undefined ? {} : { keys: textOf(schema.propertyNames) }),
      ...given({ maxEntries: schema.maxProperties }),
    }
  }
  const required = new Set(schema.required)
  const decisive = new Set(schema['x-must-be-readable'])
  const expected = new Set(schema['x-readable-without'])
  const fields = Object.entries(schema.properties ?? {}).map(([key, part]): FieldShape => ({
    key,
    shape: shapeOf(part, slugs, `${place}.${key}`),
    presence: !required.has(key)
      ? decisive.has(key)
        ? 'decisive'
        : 'optional'
      : expected.has(key)
        ? 'expected'
        : 'required',
    ...given({ description: part.description }),
  }))
  const object: ObjectShape = {
    kind: 'object',
    fields,
    conditions: [],
    choices: [],
    ...given({ minProperties: schema.minProperties }),
  }
  return schema.if === undefined
    ? object
    : { ...object, conditions: [{ rule: 'if', expression: conditionOf(schema, place) }] }
}

const textOf = (schema: JsonSchema): TextShape => ({
  kind: 'text',
  ...given({
    pattern: schema.pattern,
    format: schema.format,
    minLength: schema.minLength,
    maxLength: schema.maxLength,
  }),
})

const constantOf = (values: readonly unknown[], place: string): SchemaShape => {
  const told = values.filter((value) => value !== null)
  const shape = constantsOf(told, place)
  return told.length === values.length ? shape : { kind: 'nullable', of: shape }
}

const constantsOf = (values: readonly unknown[], place: string): SchemaShape => {
  if (values.every((value) => typeof value === 'string')) return { kind: 'word', words: values }
  if (values.every((value) => typeof value === 'number')) return { kind: 'code', codes: values }
  const [only] = values
  if (values.length === 1 && typeof only === 'boolean') return { kind: 'boolean', only }
  throw new Error(`${place}: an enum must contain only strings or only numbers.`)
}

/** A nullable value, known words or codes beside free text or numbers, or a union of objects. */
const unionOf = (shapes: readonly SchemaShape[], place: string): SchemaShape => {
  const [first, second] = shapes
  if (first === undefined || second === undefined)
    throw new Error(`${place}: a union must have at least two members.`)
  if (shapes.length === 2 && second.kind === 'null') return { kind: 'nullable', of: first }
  return { kind: 'either', of: shapes }
}

const given = <T extends object>(keywords: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
