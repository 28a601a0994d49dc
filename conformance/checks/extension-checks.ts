import { at, canonical, fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { Check, CheckedExchange } from './check.ts'

/**
 * What contracts say beyond schemas: lists, what is written twice or in part, and what is allowed.
 */

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
  if (length > against.most) return told(seen, 'answers more items than were asked for')
  const whole = before?.status === 200 ? listOf(at(before.value, against.list)).length : 0
  return length < Math.min(against.most, whole)
    ? told(seen, 'answers fewer items than were asked for and are there')
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
      `answers what is ${against.side === 'from' ? 'before' : 'after'} the range that was asked for`,
    )
  return moments.includes(edge) || Number.isNaN(edge)
    ? fine
    : told(seen, 'leaves out what is at the edge of the range that was asked for')
}

export const sortHonoured: Check = (seen) => {
  const { against } = seen.made
  if (against?.kind !== 'order' || seen.came.status !== 200) return fine
  const moments = momentsOf(seen, against.list, against.moment)
  return moments.every((moment, index) => index === 0 || moment <= moments[index - 1]!)
    ? fine
    : told(seen, 'does not answer the newest first')
}

/** Without moments: when something was written is another time each time. */
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
  // Made the first time, found the second.
  if (
    before.status !== seen.came.status &&
    !(before.status === 201 && (seen.came.status === 200 || seen.came.status === 204))
  )
    return told(seen, `answered ${before.status} and then ${seen.came.status} to the same put`)
  // A refusal may have an id of its own each time (RFC 9457, 3.1.5).
  if (seen.came.status >= 400) return fine
  return before.status !== 201 && canonical(still(before.value)) !== canonical(still(seen.value))
    ? told(seen, 'answered the same put with something else the second time')
    : fine
}

/** Judged where there is something to be based on. */
export const ifMatchHonoured: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'stale' ? remembered(seen, against.before) : null
  if (before?.status !== 200 || seen.came.status >= 500 || seen.came.status === 429) return fine
  return seen.came.status === 412
    ? fine
    : told(
        seen,
        `answered ${seen.came.status}, not 412, to a change that is based on no answer of the server`,
      )
}

/** Judged where the first request made something. */
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
      `answered ${before.status} and then ${seen.came.status} to the same request with one key`,
    )
  return canonical(before.value) === canonical(seen.value)
    ? fine
    : told(seen, 'answered the same request with one key with something else the second time')
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
        `a patch changed what it did not name: ${[...new Set(lost.map((place) => seen.vocabulary.path(place)))].join(', ')}`,
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
    return told(seen, `refuses (${seen.came.status}) what was said to be allowed`)
  if (isAllowed) return fine
  if (seen.came.status < 400)
    return told(seen, `takes (${seen.came.status}) what was said not to be allowed`)
  return against.codes !== null &&
    codesAt(before.value, against.codes) !== codesAt(seen.value, against.codes)
    ? told(
        seen,
        `refuses with other codes at ${pointerOf(...against.codes.split('/').slice(1))} than were said`,
      )
    : fine
}

/**
 * Judged where the list is answered without it. A cursor of no page may not look like the first
 * page.
 */
export const unknownCursorRefused: Check = (seen) => {
  const { against } = seen.made
  const before = against?.kind === 'cursor' ? remembered(seen, against.before) : null
  if (before?.status !== 200 || seen.came.status >= 500 || seen.came.status === 429) return fine
  return seen.came.status === 400 || seen.came.status === 422
    ? fine
    : told(seen, `answered ${seen.came.status}, not 400 or 422, to ${seen.made.about}`)
}
