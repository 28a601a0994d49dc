import fc from 'fast-check'
import { type SchemaComponents, type JsonSchema, plainSchemas } from '../json-schema.ts'

/**
 * Generates values that match a schema. It ignores conditions between fields (if/then, formats
 * beside a pattern, CEL rules); the two compared sides decide whether a value is valid.
 */
export function anyValueOf(
  schema: JsonSchema,
  components: SchemaComponents,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (depth > 12) return fc.constant(null)
  const inner = (part: JsonSchema) => anyValueOf(part, components, depth + 1)
  return fc.oneof(...plainSchemas(schema, components).map((plain) => anyPlain(plain, inner)))
}

function anyPlain(
  schema: JsonSchema,
  inner: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: Math.ceil(lowest(schema, 1, -1e9)),
        max: Math.floor(highest(schema, 1, 1e9)),
      })
    case 'number': {
      const [min, max] = [lowest(schema, 0.001, -1e9), highest(schema, 0.001, 1e9)]
      return fc.oneof(
        fc
          .integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) })
          .map((tenths) => tenths / 10),
        fc.double({ min, max, noNaN: true }).map((figure) => figure + 0),
      )
    }
    case 'string':
      return anyText(schema)
    case 'array': {
      const minLength = schema.minItems ?? 0
      const options = {
        minLength,
        maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 4, 4)),
      }
      const item = inner(schema.items ?? { type: 'null' })
      return schema.uniqueItems
        ? fc.uniqueArray(item, { ...options, selector: (value) => JSON.stringify(value) })
        : fc.array(item, options)
    }
    case 'object':
      return anyObject(schema, inner)
    case undefined:
      return fc.jsonValue()
    default:
      throw new Error(`A schema of several types is not plain: ${schema.type.join(', ')}.`)
  }
}

const lowest = (schema: JsonSchema, step: number, none: number): number =>
  schema.minimum ?? (schema.exclusiveMinimum === undefined ? none : schema.exclusiveMinimum + step)
const highest = (schema: JsonSchema, step: number, none: number): number =>
  schema.maximum ?? (schema.exclusiveMaximum === undefined ? none : schema.exclusiveMaximum - step)

function anyObject(
  { properties = {}, required = [], additionalProperties, minProperties = 0 }: JsonSchema,
  inner: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<object> {
  const named = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])),
    { requiredKeys: [...required], noNullPrototype: true },
  )
  const whole = named.filter((value) => Object.keys(value).length >= minProperties)
  if (typeof additionalProperties !== 'object') return whole
  const others = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 8 }),
    inner(additionalProperties),
    { maxKeys: 3, noNullPrototype: true },
  )
  return fc.tuple(others, named).map(([more, own]) => ({ ...more, ...own }))
}

function anyText({
  pattern,
  format,
  minLength = 0,
  maxLength = Math.max(minLength, 40),
}: JsonSchema): fc.Arbitrary<string> {
  const formatted = format === undefined ? undefined : formats[format]
  if (format !== undefined && formatted === undefined && pattern === undefined)
    throw new Error(`No values are known of the format ${format}: add it to any-value.ts.`)
  if (formatted !== undefined) return formatted
  if (pattern !== undefined) return matchingText(pattern, minLength, maxLength)
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'binary' })
}

/** A filter that refuses more than this has no end. */
const TRIES = 100_000

/** Texts of a pattern and a length. Throws when the pattern hardly ever has such a length. */
function matchingText(pattern: string, least: number, most: number): fc.Arbitrary<string> {
  let refused = 0
  return fc.stringMatching(new RegExp(pattern)).filter((text) => {
    const fits = text.length >= least && text.length <= most
    refused = fits ? 0 : refused + 1
    if (refused > TRIES)
      throw new Error(`No text of ${pattern} has ${String(least)} to ${String(most)} characters.`)
    return fits
  })
}

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: dates.map((text) => text.slice(0, 10)),
  'date-time': fc.oneof(
    dates,
    dates.map((text) => `${text.slice(0, 19)}Z`),
  ),
  'local-date-time': dates.map((text) => text.slice(0, 19)),
  'utc-offset': fc.constantFrom('+00:00', '-05:00', '+05:45', '-03:30', '+14:00'),
  'iana-time-zone': fc.constantFrom(
    'UTC',
    'America/New_York',
    'America/Denver',
    'Asia/Kathmandu',
    'America/Argentina/Buenos_Aires',
  ),
  uuid: fc.uuid(),
  email: fc
    .tuple(
      fc.stringMatching(/^[a-z0-9]{1,8}([.+_-][a-z0-9]{1,4})?$/),
      fc.stringMatching(/^[a-z]{2,8}\.(com|example|co)$/),
    )
    .map((parts) => parts.join('@')),
  uri: fc.webUrl({ withQueryParameters: true }),
}
