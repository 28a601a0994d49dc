import type { Arbitrary } from 'fast-check'
import type * as Checks from 'fast-check'
import type { CaseSource } from '../case-context.ts'
import { sampleValue } from '../sample-value.ts'
import { fieldsOf, isFields, listOf, pointerOf, type JsonFields } from '../../contract/json.ts'

export type FastCheck = typeof Checks

/** Recursive schemas end at this depth. */
const DEEPEST = 6

/**
 * Texts and lists get at most this many characters or items above their minimum; longer ones are
 * boundary cases.
 */
const MORE = 12

/** Times from 2000 to 2030. */
export function momentsOf(fc: FastCheck, form: (iso: string) => string): Arbitrary<string> {
  return fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2030-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    .map((date) => form(date.toISOString()))
}

const formats: Readonly<Record<string, (fc: FastCheck) => Arbitrary<string>>> = {
  date: (fc) => momentsOf(fc, (iso) => iso.slice(0, 10)),
  'date-time': (fc) => momentsOf(fc, (iso) => iso),
  'local-date-time': (fc) => momentsOf(fc, (iso) => iso.slice(0, 19)),
  time: (fc) => momentsOf(fc, (iso) => iso.slice(11, 19).concat('Z')),
  uuid: (fc) => fc.uuid(),
  email: (fc) =>
    fc
      .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/), fc.stringMatching(/^[a-z]{1,9}$/))
      .map(([name, host]) => `${name}@${host}.example`),
  uri: (fc) => fc.webUrl(),
  ipv4: (fc) => fc.ipV4(),
  ipv6: (fc) => fc.ipV6(),
  'iana-time-zone': (fc) =>
    fc.constantFrom(
      'America/New_York',
      'America/Argentina/Buenos_Aires',
      'Pacific/Auckland',
      'UTC',
    ),
  'utc-offset': (fc) => fc.constantFrom('+00:00', '-05:00', '+05:45', '+14:00'),
}

/**
 * Texts of a length, pattern or format. Returns the constant `otherwise` if none can be generated.
 */
export function textOf(
  fc: FastCheck,
  { minLength, maxLength, pattern, format }: JsonFields,
  otherwise: unknown,
): Arbitrary<unknown> {
  const build = typeof format === 'string' ? formats[format] : undefined
  if (build !== undefined) return build(fc)
  const least = Number(minLength ?? 0)
  const most = Math.min(Number(maxLength ?? Infinity), least + MORE)
  if (typeof pattern !== 'string')
    return format === undefined
      ? fc.oneof(
          fc.string({ unit: 'grapheme-ascii', minLength: least, maxLength: most }),
          fc.string({ unit: 'grapheme-composite', minLength: least, maxLength: most }),
        )
      : fc.constant(otherwise)
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  } catch {
    // Patterns with lookahead cannot be generated.
    return fc.constant(otherwise)
  }
}

/** fast-check never returns from a range of integers beyond 2^53. */
const safe = (count: number): number =>
  Math.min(Math.max(count, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)

/** Numbers between the limits of a schema, within 2^53; boundary cases have the larger ones. */
export function numberOf(fc: FastCheck, schema: JsonFields, isWhole: boolean): Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const min = Number(minimum ?? exclusiveMinimum ?? -1_000)
  const max = Number(maximum ?? exclusiveMaximum ?? Math.max(min, 0) + 1_000)
  const step = typeof multipleOf === 'number' ? multipleOf : isWhole ? 1 : 0.1
  const least = safe(Math.ceil(min / step))
  return fc
    .integer({ min: least, max: Math.max(least, safe(Math.floor(max / step))) })
    .map((count) => (step < 1 ? Number((count * step).toFixed(6)) : safe(count * step)))
}

const typesOf = (schema: JsonFields): string[] => {
  if (schema['type'] !== undefined)
    return Array.isArray(schema['type']) ? schema['type'].map(String) : [String(schema['type'])]
  return 'properties' in schema ? ['object'] : 'items' in schema ? ['array'] : []
}

const merged = (parts: readonly unknown[]): unknown =>
  parts.reduce((whole, part) =>
    isFields(whole) && isFields(part) ? { ...whole, ...part } : (part ?? whole),
  )

/** An arbitrary that is built when its first value is needed: recursive schemas have very many. */
const lazy = (fc: FastCheck, build: () => Arbitrary<unknown>): Arbitrary<unknown> => {
  let built: Arbitrary<unknown> | undefined
  const of = (): Arbitrary<unknown> => (built ??= build())
  return new (class extends fc.Arbitrary<unknown> {
    generate(...args: Parameters<Arbitrary<unknown>['generate']>) {
      return of().generate(...args)
    }
    canShrinkWithoutContext(value: unknown): value is unknown {
      return of().canShrinkWithoutContext(value)
    }
    shrink(...args: Parameters<Arbitrary<unknown>['shrink']>) {
      return of().shrink(...args)
    }
  })()
}

/** Values of a schema. Most are valid, so callers must validate each. */
export function arbitraryOf(
  fc: FastCheck,
  making: CaseSource,
  pointer: string,
  depth = 0,
): Arbitrary<unknown> {
  const { document, validator } = making
  const { pointer: at, value } = document.follow(pointer)
  const schema = fieldsOf(value)
  const otherwise = (): unknown =>
    sampleValue(document, validator, at) ?? listOf(schema['examples'])[0] ?? 'conform'
  if ('const' in schema) return fc.constant(schema['const'])
  const choices = listOf(schema['enum'])
  if (choices.length > 0) return fc.constantFrom(...choices)
  if (depth > DEEPEST) return fc.constant(otherwise())
  const inner = (...steps: (string | number)[]): Arbitrary<unknown> =>
    lazy(fc, () => arbitraryOf(fc, making, `${at}${pointerOf(...steps)}`, depth + 1))
  const options = ['oneOf', 'anyOf'].flatMap((word) =>
    listOf(schema[word]).length === 0
      ? []
      : [fc.oneof(...listOf(schema[word]).map((_, index) => inner(word, index)))],
  )
  const all = listOf(schema['allOf']).map((_, index) => inner('allOf', index))
  const ofType = (type: string): Arbitrary<unknown> => {
    if (type === 'object') {
      const names = Object.keys(fieldsOf(schema['properties'])).filter(
        (name) =>
          fieldsOf(document.follow(`${at}${pointerOf('properties', name)}`).value)['readOnly'] !==
          true,
      )
      const required = listOf(schema['required'])
        .map(String)
        .filter((name) => names.includes(name))
      return fc.record(Object.fromEntries(names.map((name) => [name, inner('properties', name)])), {
        requiredKeys: required,
        noNullPrototype: true,
      })
    }
    if (type === 'array') {
      const least = Number(schema['minItems'] ?? 0)
      const limits = {
        minLength: least,
        maxLength: Math.min(Number(schema['maxItems'] ?? Infinity), least + 3),
      }
      return 'items' in schema
        ? schema['uniqueItems'] === true
          ? fc.uniqueArray(inner('items'), { ...limits, comparator: 'SameValue' })
          : fc.array(inner('items'), limits)
        : fc.constant([])
    }
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    return type === 'integer' || type === 'number'
      ? numberOf(fc, schema, type === 'integer')
      : textOf(fc, schema, otherwise())
  }
  const types = typesOf(schema)
  const plain =
    types.length === 0
      ? []
      : [types.length === 1 ? ofType(types[0]!) : fc.oneof(...types.map(ofType))]
  const parts = [...plain, ...all, ...options]
  if (parts.length === 0) return fc.constant(otherwise())
  return parts.length === 1 ? parts[0]! : fc.tuple(...parts).map(merged)
}
