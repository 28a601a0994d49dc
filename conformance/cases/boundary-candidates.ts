import { fieldsOf, listOf, type JsonFields } from '../contract/json.ts'
import { numberFormats } from '../contract/validation/named-formats.ts'
import { formatBoundaries } from './format-boundaries.ts'

/**
 * A value to try near a limit, and the rule of that limit. The schema later decides whether it is
 * valid.
 */
export interface BoundaryCandidate {
  readonly rule: string
  readonly value: unknown
}

/** A character outside the basic plane: two UTF-16 units, but one character in a schema. */
const ASTRAL = '\u{1F33F}'

const typesOf = (schema: JsonFields): readonly string[] => {
  const { type } = schema
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return type.map(String)
  return 'properties' in schema ? ['object'] : []
}

/**
 * A text of `length` characters, derived from a valid one so that it may still match its pattern.
 */
export function ofLength(text: string, length: number): string {
  const letters = [...text]
  if (length <= letters.length) return letters.slice(0, length).join('')
  const at = Math.max(1, Math.floor(letters.length / 2))
  const more =
    letters.find((letter) => /[a-z]/.test(letter)) ??
    letters.find((letter) => /\w/.test(letter)) ??
    'm'
  return [
    ...letters.slice(0, at),
    ...more.repeat(length - letters.length),
    ...letters.slice(at),
  ].join('')
}

/** Longer texts would only test the memory of the server. */
const LONGEST = 100_000

const textCandidates = (schema: JsonFields, shown: string): BoundaryCandidate[] => {
  const { minLength, maxLength, pattern, format } = schema
  const lengths: BoundaryCandidate[] = []
  if (typeof minLength === 'number')
    lengths.push(
      { rule: 'minLength', value: ofLength(shown, minLength) },
      ...(minLength > 0 ? [{ rule: 'minLength-1', value: ofLength(shown, minLength - 1) }] : []),
    )
  if (typeof maxLength === 'number' && maxLength < LONGEST) {
    lengths.push(
      { rule: 'maxLength', value: ofLength(shown, maxLength) },
      { rule: 'maxLength+1', value: ofLength(shown, maxLength + 1) },
    )
    if (pattern === undefined && format === undefined)
      lengths.push({ rule: 'maxLength-astral', value: ASTRAL.repeat(maxLength) })
  }
  const patterns =
    typeof pattern === 'string'
      ? ['', `${shown}\u0007`, ` ${shown}`, `${shown}\n`, '\u00BF?'].map(
          (value, index): BoundaryCandidate => ({ rule: `pattern-${index}`, value }),
        )
      : []
  const formats =
    typeof format === 'string'
      ? (formatBoundaries[format] ?? []).map((value, index): BoundaryCandidate => ({
          rule: `format-${index}`,
          value,
        }))
      : []
  return [...lengths, ...patterns, ...formats]
}

/** The limits of int64 and uint64, by the number that a JSON parser rounds them to. */
const wholeLimits = new Map<number, bigint>([
  [2 ** 63, 2n ** 63n - 1n],
  [-(2 ** 63), -(2n ** 63n)],
  [2 ** 64, 2n ** 64n - 1n],
])

/**
 * Candidates for a limit beyond 2^53, which the contract's parser has rounded: the exact limit of
 * int64 and uint64, the last safe integer otherwise, and a value clearly outside.
 */
const beyondSafe = (rule: string, edge: number): BoundaryCandidate[] => {
  // A validator cannot tell an open limit from the whole number inside it.
  const limit = rule.startsWith('exclusive') ? undefined : wholeLimits.get(edge)
  const isUpper = rule.toLowerCase().endsWith('maximum')
  const inside = isUpper ? -1n : 1n
  const outside = Number.isFinite(edge * 2) ? BigInt(edge) * 2n : null
  return [
    ...(limit === undefined
      ? [{ rule, value: Math.sign(edge) * Number.MAX_SAFE_INTEGER }]
      : [
          { rule, value: limit },
          { rule: `${rule}${isUpper ? '-1' : '+1'}`, value: limit + inside },
        ]),
    ...(outside === null ? [] : [{ rule: `${rule}${isUpper ? '+2x' : '-2x'}`, value: outside }]),
  ]
}

const numberCandidates = (schema: JsonFields, isWhole: boolean): BoundaryCandidate[] => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const step = typeof multipleOf === 'number' ? multipleOf : 1
  const around = (rule: string, edge: unknown, away: number): BoundaryCandidate[] => {
    if (typeof edge !== 'number') return []
    if (Math.abs(edge) > Number.MAX_SAFE_INTEGER) return beyondSafe(rule, edge)
    return [
      { rule, value: edge },
      { rule: `${rule}${away < 0 ? '-1' : '+1'}`, value: edge + away },
      { rule: `${rule}${away < 0 ? '+1' : '-1'}`, value: edge - away },
    ]
  }
  return [
    ...around('minimum', minimum, -step),
    ...around('maximum', maximum, step),
    ...around('exclusiveMinimum', exclusiveMinimum, -step),
    ...around('exclusiveMaximum', exclusiveMaximum, step),
    ...(isWhole
      ? [{ rule: 'integer', value: (typeof minimum === 'number' ? minimum : 1) + 0.5 }]
      : []),
    ...(typeof multipleOf === 'number'
      ? [
          {
            rule: 'multipleOf',
            value: (typeof minimum === 'number' ? minimum : 0) + multipleOf / 2,
          },
        ]
      : []),
  ]
}

const listCandidates = (schema: JsonFields, shown: readonly unknown[]): BoundaryCandidate[] => {
  const { minItems, maxItems, uniqueItems } = schema
  const [first] = shown
  const many = (length: number): unknown[] =>
    Array.from({ length }, (_, index) => shown[index] ?? first)
  return [
    { rule: 'minItems', value: many(typeof minItems === 'number' ? minItems : 0) },
    ...(typeof minItems === 'number' && minItems > 0
      ? [{ rule: 'minItems-1', value: many(minItems - 1) }]
      : []),
    ...(typeof maxItems === 'number' && maxItems < 200 && first !== undefined
      ? [
          { rule: 'maxItems', value: many(maxItems) },
          { rule: 'maxItems+1', value: many(maxItems + 1) },
        ]
      : []),
    ...(uniqueItems === true && first !== undefined
      ? [{ rule: 'uniqueItems', value: [first, first] }]
      : []),
  ]
}

const objectCandidates = (schema: JsonFields, shown: JsonFields): BoundaryCandidate[] => {
  const without = (name: string): JsonFields =>
    Object.fromEntries(Object.entries(shown).filter(([each]) => each !== name))
  return [
    ...Object.keys(shown).map((name): BoundaryCandidate => ({
      rule: `without-${name}`,
      value: without(name),
    })),
    { rule: 'additionalProperties', value: { ...shown, conformUnknownField: 'conform' } },
    ...(typeof schema['minProperties'] === 'number' && schema['minProperties'] > 0
      ? [{ rule: 'minProperties-1', value: {} }]
      : []),
  ]
}

const otherTypes: readonly BoundaryCandidate[] = [
  { rule: 'type-string', value: 'conform' },
  { rule: 'type-number', value: 7.25 },
  { rule: 'type-boolean', value: true },
  { rule: 'type-null', value: null },
  { rule: 'type-array', value: [] },
  { rule: 'type-object', value: {} },
]

/** The most members of an enum that are tried. */
const MEMBERS = 200

/** The values to try for a schema, derived from a valid value. */
export function candidatesOf(schema: JsonFields, shown: unknown): BoundaryCandidate[] {
  const types = typesOf(schema)
  const choices = [...listOf(schema['enum']), ...('const' in schema ? [schema['const']] : [])]
  const found: BoundaryCandidate[] = choices.slice(0, MEMBERS).map((value, index) => ({
    rule: `enum-${index}`,
    value,
  }))
  if (choices.some((each) => typeof each === 'string'))
    found.push(
      { rule: 'enum-none', value: 'CONFORM_UNKNOWN' },
      {
        rule: 'enum-case',
        value: String(choices.find((each) => typeof each === 'string')).replace(
          /[a-zA-Z]+/,
          (word) => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase()),
        ),
      },
    )
  if (choices.some((each) => typeof each === 'number'))
    found.push({
      rule: 'enum-none',
      value: Math.max(...choices.filter((each) => typeof each === 'number')) + 1,
    })
  if (types.includes('boolean'))
    found.push({ rule: 'true', value: true }, { rule: 'false', value: false })
  if (typeof shown === 'string') found.push(...textCandidates(schema, shown))
  if (types.includes('integer') || types.includes('number'))
    found.push(...numberCandidates(schema, !types.includes('number')))
  if (Array.isArray(shown)) found.push(...listCandidates(schema, shown))
  if (typeof shown === 'object' && shown !== null && !Array.isArray(shown))
    found.push(...objectCandidates(schema, fieldsOf(shown)))
  const isNumberText = types.includes('string') && numberFormats.has(String(schema['format']))
  return [
    ...found,
    ...otherTypes.map((each) =>
      isNumberText && each.rule === 'type-string' ? { ...each, value: '7' } : each,
    ),
  ]
}
