import { at, canonical, fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { Check, CheckedExchange } from './check.ts'

/** Checks of promises beyond schemas: lists, repeated and partial writes, and eligibility. */

const findingOf = ({ operation }: CheckedExchange, words: string) => [
  { words, promise: operation.pointer },
]
const fine = [] as const

const remembered = (
  { variables }: CheckedExchange,
  name: string,
): { status: number; value: unknown } | null => {
  const text = variables[name]
  if (text === undefined) return null
  try {
    return {
      status: Number(variables[`${name}.status`]),
      value: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
  } catch {
    return { status: Number(variables[`${name}.status`]), value: undefined }
  }
}

export const paginationCount: Check = (exchange) => {
  const { against } = exchange.testCase
  if (against?.kind !== 'count' || exchange.response.status !== 200) return fine
  const length = listOf(at(exchange.value, against.list)).length
  const before = remembered(exchange, against.before)
  if (length > against.most) return findingOf(exchange, 'returned more items than requested')
  const whole = before?.status === 200 ? listOf(at(before.value, against.list)).length : 0
  return length < Math.min(against.most, whole)
    ? findingOf(exchange, 'returned fewer items than requested, although more exist')
    : fine
}

const momentsOf = (exchange: CheckedExchange, list: string, moment: string): number[] =>
  listOf(at(exchange.value, list)).map((item) => Date.parse(String(fieldsOf(item)[moment])))

export const rangeHonoured: Check = (exchange) => {
  const { against } = exchange.testCase
  if (against?.kind !== 'range' || exchange.response.status !== 200) return fine
  const edge = Date.parse(exchange.variables[against.edge] ?? '')
  const moments = momentsOf(exchange, against.list, against.moment)
  if (moments.some((moment) => (against.side === 'from' ? moment < edge : moment > edge)))
    return findingOf(
      exchange,
      `returned an item ${against.side === 'from' ? 'before' : 'after'} the requested range`,
    )
  return moments.includes(edge) || Number.isNaN(edge)
    ? fine
    : findingOf(exchange, 'omitted the item at the boundary of the requested range')
}

export const sortHonoured: Check = (exchange) => {
  const { against } = exchange.testCase
  if (against?.kind !== 'order' || exchange.response.status !== 200) return fine
  const moments = momentsOf(exchange, against.list, against.moment)
  return moments.every((moment, index) => index === 0 || moment <= moments[index - 1]!)
    ? fine
    : findingOf(exchange, 'did not return the newest item first')
}

/** Removes timestamps, which differ between two writes. */
const still = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(still)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, still(each)]))
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? null : value
}

export const idempotentPut: Check = (exchange) => {
  const { against } = exchange.testCase
  const before = against?.kind === 'same' ? remembered(exchange, against.before) : null
  if (before === null || exchange.response.status >= 500 || exchange.response.status === 429)
    return fine
  // The first request may create (201) and the second find (200, 204).
  if (
    before.status !== exchange.response.status &&
    !(
      before.status === 201 &&
      (exchange.response.status === 200 || exchange.response.status === 204)
    )
  )
    return findingOf(
      exchange,
      `returned ${before.status} and then ${exchange.response.status} for the same PUT`,
    )
  // A refusal may have an id of its own each time (RFC 9457, 3.1.5).
  if (exchange.response.status >= 400) return fine
  return before.status !== 201 &&
    canonical(still(before.value)) !== canonical(still(exchange.value))
    ? findingOf(exchange, 'returned another body for the same PUT')
    : fine
}

/** Applies only if the read before the change succeeded. */
export const ifMatchHonoured: Check = (exchange) => {
  const { against } = exchange.testCase
  const before = against?.kind === 'stale' ? remembered(exchange, against.before) : null
  if (before?.status !== 200 || exchange.response.status >= 500 || exchange.response.status === 429)
    return fine
  return exchange.response.status === 412
    ? fine
    : findingOf(
        exchange,
        `returned ${exchange.response.status} instead of 412 for a change with an unknown If-Match tag`,
      )
}

/** Applies only if the first request succeeded. */
export const idempotencyKeyHonoured: Check = (exchange) => {
  const { against } = exchange.testCase
  const before = against?.kind === 'once' ? remembered(exchange, against.before) : null
  if (
    before === null ||
    !(before.status >= 200 && before.status < 300) ||
    exchange.response.status >= 500 ||
    exchange.response.status === 429
  )
    return fine
  if (before.status !== exchange.response.status)
    return findingOf(
      exchange,
      `returned ${before.status} and then ${exchange.response.status} for one idempotency key`,
    )
  return canonical(before.value) === canonical(exchange.value)
    ? fine
    : findingOf(exchange, 'returned another body for the same idempotency key')
}

export const patchOnlyNamedFields: Check = (exchange) => {
  const { against } = exchange.testCase
  const before = against?.kind === 'others' ? remembered(exchange, against.before) : null
  if (against?.kind !== 'others' || before === null || exchange.response.status !== 200) return fine
  const lost = against.places.filter(
    (place) =>
      at(before.value, place) !== undefined &&
      canonical(at(before.value, place)) !== canonical(at(exchange.value, place)),
  )
  return lost.length === 0
    ? fine
    : findingOf(
        exchange,
        `PATCH changed fields that it did not name: ${[...new Set(lost.map((place) => exchange.vocabulary.path(place)))].join(', ')}`,
      )
}

const codesAt = (value: unknown, pointer: string): string =>
  canonical(
    listOf(at(value, pointer))
      .map((each) => fieldsOf(each)['code'] ?? each)
      .map(String)
      .sort(),
  )

export const eligibilityCodes: Check = (exchange) => {
  const { against } = exchange.testCase
  const before = against?.kind === 'allowed' ? remembered(exchange, against.before) : null
  if (
    against?.kind !== 'allowed' ||
    before?.status !== 200 ||
    exchange.response.status >= 500 ||
    exchange.response.status === 429
  )
    return fine
  const isAllowed = at(before.value, against.at) === true
  if (isAllowed && exchange.response.status >= 400)
    return findingOf(
      exchange,
      `rejected (${exchange.response.status}) a request that the eligibility call allows`,
    )
  if (isAllowed) return fine
  if (exchange.response.status < 400)
    return findingOf(
      exchange,
      `accepted (${exchange.response.status}) a request that the eligibility call does not allow`,
    )
  return against.codes !== null &&
    codesAt(before.value, against.codes) !== codesAt(exchange.value, against.codes)
    ? findingOf(
        exchange,
        `rejected with other codes at ${pointerOf(...against.codes.split('/').slice(1))} than the eligibility call returned`,
      )
    : fine
}

/**
 * Applies only if the list can be read without a cursor. An unknown cursor must not return the
 * first page.
 */
export const unknownCursorRefused: Check = (exchange) => {
  const { against } = exchange.testCase
  const before = against?.kind === 'cursor' ? remembered(exchange, against.before) : null
  if (before?.status !== 200 || exchange.response.status >= 500 || exchange.response.status === 429)
    return fine
  return exchange.response.status === 400 || exchange.response.status === 422
    ? fine
    : findingOf(
        exchange,
        `returned ${exchange.response.status} instead of 400 or 422 for ${exchange.testCase.about}`,
      )
}
