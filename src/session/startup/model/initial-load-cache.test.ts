import { describe, expect, test } from 'vitest'
import { cacheLifetime, readCachedLoad, cacheStamp } from './initial-load-cache.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const kept = { stamp: cacheStamp(now), session: 'def', member: 'abc', answers: {} }

describe('readCachedLoad', () => {
  test.each<[string, unknown, number, boolean]>([
    ['START-018: fresh', kept, now, true],
    ['START-018: just before it expires', kept, now + cacheLifetime - 1, true],
    ['START-018: expired', kept, now + cacheLifetime, false],
    ['within the second of its stamp', kept, now - 999, true],
    ['from the future', kept, now - 1000, false],
    ['another stamp', { ...kept, stamp: '11/20/2026' }, now, false],
    ['a day that does not exist', { ...kept, stamp: '2026-13-40T00:00:00' }, now, false],
    ['no session', { ...kept, session: undefined }, now, false],
    ['no member', { ...kept, member: undefined }, now, false],
    ['no answers', { ...kept, answers: undefined }, now, true],
    ['nothing', null, now, false],
    ['nonsense', 'x', now, false],
  ])('%s', (_, load, at, reused) => expect(readCachedLoad(load, at) !== null).toBe(reused))
})

test('CONST-001: a stamp is a date key in UTC', () => {
  expect(cacheStamp(now)).toBe('2026-11-20T15:00:00')
  expect(cacheStamp(Date.parse('2026-03-08T02:30:00.999-05:00'))).toBe('2026-03-08T07:30:00')
})
