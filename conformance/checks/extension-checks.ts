import { at, canonical, fieldsOf, listOf, pointerOf } from '../contract/json.ts'
import type { Check } from './check.ts'
import { findingOf, fine, remembered } from './verdicts.ts'

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
