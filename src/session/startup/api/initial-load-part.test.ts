import { describe, expect, it, test } from 'vitest'
import { Offline, Unavailable } from '#platform/http/failure.ts'
import { fallbacks, partAfter, partOf, programsPart, rowsPartOf } from './initial-load-part.ts'

const pending = { data: undefined, isError: false }
const failed = { data: undefined, isError: true }

describe('START-019 ERR-022: a call of the initial load has its own status', () => {
  it.each([
    ['is pending', pending, { status: 'pending', value: null }],
    ['has come', { data: 7, isError: false }, { status: 'ready', value: 7 }],
    ['failed', failed, { status: 'failed', value: null }],
    [
      'has an answer and a failed refetch',
      { data: 7, isError: true },
      { status: 'ready', value: 7 },
    ],
  ])('%s', (_, asked, part) => expect(partOf<number>(asked)).toEqual(part))

  it.each([
    [
      'from the cache is stale until the new answer arrives',
      { data: 7, isError: false, isStale: true },
      { status: 'ready', value: 7, stale: 'asking' },
    ],
    [
      'from the cache stays stale when the refetch fails',
      { data: 7, isError: true, isStale: true },
      { status: 'ready', value: 7, stale: 'failed' },
    ],
    [
      'from the cache stays stale without a network',
      { data: 7, isError: false, isStale: true, fetchStatus: 'paused' as const },
      { status: 'ready', value: 7, stale: 'failed' },
    ],
    [
      'that waits for the network has failed until then',
      { ...pending, fetchStatus: 'paused' as const },
      { status: 'failed', value: null },
    ],
  ])('START-018: a value %s', (_, asked, part) => expect(partOf<number>(asked)).toEqual(part))

  it.each([
    ['pending', pending, pending],
    ['failed', failed, pending],
    ['failed', pending, failed],
  ])('a dependent call is %s', (status, before, asked) =>
    expect(partAfter(before, asked)).toEqual({ status, value: null }),
  )
})

describe('the fallback of a call that failed (2§8)', () => {
  test.each([['hasLabA1c'], ['hasKidneyLabResults']] as const)('ERR-025: %s is false', (lab) =>
    expect(partOf<boolean>(failed, fallbacks[lab])).toEqual({ status: 'failed', value: false }),
  )
  test('ERR-026: the launchpad is an empty object', () =>
    expect(partOf<object>(failed, fallbacks.launchpad)).toEqual({ status: 'failed', value: {} }))
  test('ERR-027: the onboarding is an empty object', () =>
    expect(partOf<object>(failed, fallbacks.onboardingDisplay)).toEqual({
      status: 'failed',
      value: {},
    }))
})

test.each([new Offline(), new Unavailable({})])(
  'ERR-022: programs after %s are failed, not empty',
  (failure) => {
    expect(programsPart({ state: 'failed', failure, again: () => {}, retrying: false })).toEqual({
      status: 'failed',
      value: null,
    })
  },
)

test('a list counts its unreadable rows, so that what it lacks closes no page', () => {
  const rows = (leftOut: number) => ({ data: { items: ['scale'], leftOut }, isError: false })
  expect(rowsPartOf(rows(0))).toEqual({ status: 'ready', value: ['scale'] })
  expect(rowsPartOf(rows(2))).toEqual({ status: 'ready', value: ['scale'], leftOut: 2 })
  expect(rowsPartOf({ data: undefined, isError: true })).toEqual({ status: 'failed', value: null })
})
