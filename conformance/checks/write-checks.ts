import { at, canonical, isFields } from '../contract/json.ts'
import type { Check } from './check.ts'
import { findingOf, fine, remembered } from './verdicts.ts'

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
