import { describe, expect, it, test } from 'vitest'
import { Offline, Unavailable } from '#platform/http/failure.ts'
import { fallbacks, partAfter, partOf, programsPart } from './initial-load-part.ts'

const pending = { data: undefined, isError: false }
const failed = { data: undefined, isError: true }

describe('START-019 ERR-022: a call of the initial load has a status of its own', () => {
  it.each([
    ['is under way', pending, { status: 'pending', value: null }],
    ['has come', { data: 7, isError: false }, { status: 'ready', value: 7 }],
    ['failed', failed, { status: 'failed', value: null }],
    [
      'came before and failed when it was asked again',
      { data: 7, isError: true },
      { status: 'ready', value: 7 },
    ],
  ])('%s', (_, asked, part) => expect(partOf<number>(asked)).toEqual(part))

  it.each([
    [
      'that was stored is stale until the fresh answer comes',
      { data: 7, isError: false, isStale: true },
      { status: 'ready', value: 7, stale: 'asking' },
    ],
    [
      'that was stored stays stale when the fresh answer fails',
      { data: 7, isError: true, isStale: true },
      { status: 'ready', value: 7, stale: 'failed' },
    ],
    [
      'that was stored stays stale without a network',
      { data: 7, isError: false, isStale: true, fetchStatus: 'paused' as const },
      { status: 'ready', value: 7, stale: 'failed' },
    ],
    [
      'that waits for the network has failed until it is back',
      { ...pending, fetchStatus: 'paused' as const },
      { status: 'failed', value: null },
    ],
  ])('START-018: a value %s', (_, asked, part) => expect(partOf<number>(asked)).toEqual(part))

  it.each([
    ['pending', pending, pending],
    ['failed', failed, pending],
    ['failed', pending, failed],
  ])('one that follows another is %s', (status, before, asked) =>
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
  'ERR-022: programs that %s kept away are recorded as failed, and are not none',
  (failure) => {
    expect(programsPart({ state: 'failed', failure, again: () => {}, trying: false })).toEqual({
      status: 'failed',
      value: null,
    })
  },
)
