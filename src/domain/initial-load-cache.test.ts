import { describe, expect, test } from 'vitest'
import { keptFor, keptLoad, reusable, stampOf } from './initial-load-cache.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const rows = (...items: readonly unknown[]) => ({ items, leftOut: 0 })
const programs = { programs: rows({ id: 'HTN', program: 'hypertension', slug: 'hypertension', dbSlug: 'HYPERTENSION', status: 'ACTIVE' }), diagnoses: rows({ code: 'I10' }) }
const everything = {
  listPrograms: programs, getFeatures: { features: rows() }, getCoachingInfo: { sharedCoaching: false },
  getPersonalInfo: { firstName: 'Rosa', birthDate: '1961-03-09', email: 'rosa@example.com' }, getUserToken: { userId: 'm-rosa' }, getLocale: { uuid: 'u-1' },
  getPublicIdentity: { publicUUID: 'u-2' }, listSupplyOrders: { orders: [{ id: 'o-1' }] }, listScores: { scores: [68] }, getAccount: { companyId: 'c-20' },
  listLabOrderResults: [{ quantitativeValue: 6.8 }], listKidneyResults: [{ quantitativeValue: 48 }], somethingNew: { ssn: '1' },
}
const kept = keptLoad(everything, 'abc', now)

describe('keptLoad', () => {
  test('START-017 GAP-069: holds no personal field, no result and no diagnosis, and nothing that nobody thought of', () => {
    expect(Object.keys(kept.answers)).toEqual(['listPrograms', 'getFeatures', 'getCoachingInfo'])
    const text = JSON.stringify(kept)
    for (const personal of ['Rosa', '1961', 'rosa@', 'm-rosa', 'u-1', 'u-2', 'o-1', '68', '6.8', '48', 'I10', 'c-20', 'ssn']) expect(text).not.toContain(personal)
  })
  test('CONST-001: is stamped with the date key', () => expect(kept.stamp).toBe('2026-11-20T15:00:00'))
})

describe('reusable', () => {
  test.each<[string, unknown, number, boolean]>([
    ['START-018: fresh and with programs', kept, now, true],
    ['START-018: a moment before it expires', kept, now + keptFor - 1, true],
    ['START-018: expired', kept, now + keptFor, false],
    ['START-018: fresh, without programs', keptLoad({ ...everything, listPrograms: { programs: rows() } }, 'abc', now), now, false],
    ['START-018: fresh, with programs that never came', keptLoad({ getFeatures: {} }, 'abc', now), now, false],
    ['within the second of its stamp', kept, now - 999, true],
    ['of the future', kept, now - 1000, false],
    ['another stamp', { ...kept, stamp: '11/20/2026' }, now, false],
    ['a day that does not exist', { ...kept, stamp: '2026-13-40T00:00:00' }, now, false],
    ['no member', { ...kept, member: undefined }, now, false],
    ['nothing', null, now, false],
    ['nonsense', 'x', now, false],
    ['the form of an older portal', { ...kept, answers: { listPrograms: { programs: programs.programs.items } } }, now, false],
    ['programs that are no list', { ...kept, answers: { listPrograms: { programs: 'all' } } }, now, false],
  ])('%s', (_, load, at, reused) => expect(reusable(load, at) !== null).toBe(reused))
  test('what was planted beside it is not taken', () => {
    expect(reusable({ ...kept, answers: { ...kept.answers, getPersonalInfo: { firstName: 'Mallory' } } }, now)?.answers).not.toHaveProperty('getPersonalInfo')
  })
})

test('a stamp is a date key in UTC', () => expect(stampOf(Date.parse('2026-03-08T02:30:00.999-05:00'))).toBe('2026-03-08T07:30:00'))
