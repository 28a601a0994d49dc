import { fieldsOf, listOf, type JsonFields } from '../../contract/json.ts'
import { numberFormats } from '../../contract/validation/named-formats.ts'
import type { BoundaryCandidate } from './boundary-candidate.ts'
import { numberCandidates } from './number-candidates.ts'
import { textCandidates } from './text-candidates.ts'

const typesOf = (schema: JsonFields): readonly string[] => {
  const { type } = schema
  if (typeof type === 'string') return [type]
  if (Array.isArray(type)) return type.map(String)
  return 'properties' in schema ? ['object'] : []
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
