import { roundedLimits } from './whole-limits.ts'

/** A JSON object with unknown fields. */
export type JsonFields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fieldsOf(value: unknown): JsonFields {
  return isFields(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Escapes a step of a JSON pointer (RFC 6901). */
export function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Builds a JSON pointer, such as `/a/b~1c`; without steps it is the whole document. */
export function pointerOf(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${escapeStep(String(step))}`).join('')
}

export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a pointer; undefined if there is none. */
export function at(root: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce(
    (found: unknown, step) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, step)
        ? (found as JsonFields)[step]
        : undefined,
    root,
  )
}

/** Beyond 2^53, and below the numbers that JavaScript writes with an exponent. */
const isRounded = (value: unknown): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  !Number.isSafeInteger(value) &&
  Math.abs(value) < 1e21

const hasBigInt = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  isRounded(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasBigInt))

/**
 * JSON text. A `bigint` is a number beyond 2^53 and keeps all its digits. Of a number that the parser
 * of a contract rounded, the digits are those of the limit of int64 or uint64 that it was, or its own.
 */
export function jsonText(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  if (isRounded(value)) return String(roundedLimits.get(value) ?? BigInt(value))
  if (!hasBigInt(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((each) => jsonText(each ?? null)).join(',')}]`
  const fields = Object.entries(value as JsonFields).filter(([, each]) => each !== undefined)
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${jsonText(each)}`).join(',')}}`
}

/** The value with each `bigint` as the nearest number, for validators that know only numbers. */
export function withoutBigInts(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (typeof value !== 'object' || value === null || !hasBigInt(value)) return value
  return Array.isArray(value)
    ? value.map(withoutBigInts)
    : Object.fromEntries(
        Object.entries(value as JsonFields).map(([name, each]) => [name, withoutBigInts(each)]),
      )
}

/** JSON with sorted fields, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return jsonText(value) ?? 'null'
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}
