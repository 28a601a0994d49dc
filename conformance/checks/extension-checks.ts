import { at, canonical, fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { Check, CheckedExchange } from './check.ts'

/** Checks of promises beyond schemas: lists, repeated and partial writes, and eligibility. */

const told = ({ operation }: CheckedExchange, words: string) => [
  { words, promise: operation.pointer },
]
const fine = [] as const

const remembered = (
  { kept }: CheckedExchange,
  name: string,
): { status: number; value: unknown } | null => {
  const text = kept[name]
  if (text === undefined) return null
  try {
    return {
      status: Number(kept[`${name}.status`]),
      value: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
  } catch {
    return { status: Number(kept[`${name}.status`]), value: undefined }
  }
}

export const paginationCount: Check = (seen) => {
  const { against } = seen.made
  if (against?.kind !== 'count' || seen.came.status !== 200) return fine
  const length = listOf(at(seen.value, against.list)).length
  const before = remembered(seen, against.before)
  if (length > against.most) return told(seen, 'returned more items than requested')
  const whole = before?.status === 200 ? listOf(at(before.value, against.list)).length : 0
  return length < Math.min(against.most, whole)
    ? told(seen, 'returned fewer items than requested, although more exist')
    : fine
}

const momentsOf = (seen: CheckedExchange, list: string, moment: string): number[] =>
  listOf(at(seen.value, list)).map((item) => Date.parse(String(fieldsOf(item)[moment])))

export const rangeHonoured: Check = (seen) => {
  const { against } = seen.made
  if (against?.kind !== 'range' || seen.came.status !== 200) return fine
  const edge = Date.parse(seen.kept[against.edge] ?? '')
  const moments = momentsOf(seen, against.list, against.moment)
  if (moments.some((moment) => (against.side === 'from' ? moment < edge : moment > edge)))
    return told(
      seen,
      `returned an item ${against.side === 'from' ? 'before' : 'after'} the requested range`,
    )
  return moments.includes(edge) || Number.isNaN(edge)
    ? fine
    : told(seen, 'omitted the item at the boundary of the requested range')
}

export const sortHonoured: Check = (seen) => {
  const { against } = seen.made
  if (against?.kind !== 'order' || seen.came.status !== 200) return fine
  const moments = momentsOf(seen, against.list, against.moment)
  return moments.every((moment, index) => index === 0 || moment <= moments[index - 1]!)
    ? fine
    : told(seen, 'did not return the newest item first')
}

/** Removes timestamps, which differ between two writes. */
const still = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(still)
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, still(each)]))
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:/.test(value) ? null : value
}

export const idempotentPut: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'same' ? remembered(seen, against.before) : null
  if (before === null || seen.came.status >= 500 || seen.came.status === 429) return fine
  // The first request may create (201) and the second find (200, 204).
  if (
    before.status !== seen.came.status &&
    !(before.status === 201 && (seen.came.status === 200 || seen.came.status === 204))
  )
    return told(seen, `returned ${before.status} and then ${seen.came.status} for the same PUT`)
  // A refusal may have an id of its own each time (RFC 9457, 3.1.5).
  if (seen.came.status >= 400) return fine
  return before.status !== 201 && canonical(still(before.value)) !== canonical(still(seen.value))
    ? told(seen, 'returned another body for the same PUT')
    : fine
}

/** Applies only if the read before the change succeeded. */
export const ifMatchHonoured: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'stale' ? remembered(seen, against.before) : null
  if (before?.status !== 200 || seen.came.status >= 500 || seen.came.status === 429) return fine
  return seen.came.status === 412
    ? fine
    : told(
        seen,
        `returned ${seen.came.status} instead of 412 for a change with an unknown If-Match tag`,
      )
}

/** Applies only if the first request succeeded. */
export const idempotencyKeyHonoured: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'once' ? remembered(seen, against.before) : null
  if (
    before === null ||
    !(before.status >= 200 && before.status < 300) ||
    seen.came.status >= 500 ||
    seen.came.status === 429
  )
    return fine
  if (before.status !== seen.came.status)
    return told(
      seen,
      `returned ${before.status} and then ${seen.came.status} for one idempotency key`,
    )
  return canonical(before.value) === canonical(seen.value)
    ? fine
    : told(seen, 'returned another body for the same idempotency key')
}

export const patchOnlyNamedFields: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'others' ? remembered(seen, against.before) : null
  if (against?.kind !== 'others' || before === null || seen.came.status !== 200) return fine
  const lost = against.places.filter(
    (place) =>
      at(before.value, place) !== undefined &&
      canonical(at(before.value, place)) !== canonical(at(seen.value, place)),
  )
  return lost.length === 0
    ? fine
    : told(
        seen,
        `PATCH changed fields that it did not name: ${[...new Set(lost.map((place) => seen.vocabulary.path(place)))].join(', ')}`,
      )
}

const codesAt = (value: unknown, pointer: string): string =>
  canonical(
    listOf(at(value, pointer))
      .map((each) => fieldsOf(each)['code'] ?? each)
      .map(String)
      .sort(),
  )

export const eligibilityCodes: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'allowed' ? remembered(seen, against.before) : null
  if (
    against?.kind !== 'allowed' ||
    before?.status !== 200 ||
    seen.came.status >= 500 ||
    seen.came.status === 429
  )
    return fine
  const isAllowed = at(before.value, against.at) === true
  if (isAllowed && seen.came.status >= 400)
    return told(seen, `rejected (${seen.came.status}) a request that the eligibility call allows`)
  if (isAllowed) return fine
  if (seen.came.status < 400)
    return told(
      seen,
      `accepted (${seen.came.status}) a request that the eligibility call does not allow`,
    )
  return against.codes !== null &&
    codesAt(before.value, against.codes) !== codesAt(seen.value, against.codes)
    ? told(
        seen,
        `rejected with other codes at ${pointerOf(...against.codes.split('/').slice(1))} than the eligibility call returned`,
      )
    : fine
}

/**
 * Applies only if the list can be read without a cursor. An unknown cursor must not return the
 * first page.
 */
export const unknownCursorRefused: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'cursor' ? remembered(seen, against.before) : null
  if (before?.status !== 200 || seen.came.status >= 500 || seen.came.status === 429) return fine
  return seen.came.status === 400 || seen.came.status === 422
    ? fine
    : told(seen, `returned ${seen.came.status} instead of 400 or 422 for ${seen.made.about}`)
}
