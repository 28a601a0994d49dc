import type { ContractDocument } from '../contract/document.ts'
import { at } from '../contract/json.ts'
import type { SchemaViolation } from '../contract/validation/schema-violation.ts'

/** What a rule demands and what came instead, as short texts. */
export interface ShownValues {
  readonly expected: string
  readonly actual: string
}

const LONGEST = 160

/** A text of at most so many characters. */
export function shortened(text: string, longest = LONGEST): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`
}

/** JSON has no word for what a number of more than 308 digits is read as. */
const json = (value: unknown): string =>
  shortened(
    value === undefined
      ? 'nothing'
      : typeof value === 'number' && !Number.isFinite(value)
        ? 'a number beyond 1.8e308'
        : JSON.stringify(value),
  )

/** The demand of a violated rule and the value at its place. */
export function shownValues(
  { root }: ContractDocument,
  { at: place, keyword, rule, field }: SchemaViolation,
  value: unknown,
): ShownValues {
  const demand = at(root, rule.replace(/^#/, ''))
  return {
    expected:
      field === undefined
        ? `${keyword} ${json(demand)}`
        : `${keyword === 'required' ? 'the field' : 'no field'} ${field}`,
    actual: json(place === '' ? value : at(value, place)),
  }
}
