import { describe, expect, it } from 'vitest'
import { devicesOf } from './devices.ts'
import { hasDyslipidemia, isFeatureOn } from './features.ts'
import {
  ageOn,
  clientOf,
  fullNameOf,
  isChild,
  initialsOf,
  phoneOf,
  yearRange,
  type Account,
  type PersonalInfo,
} from './personal-info.ts'

const rosa: PersonalInfo = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '2023-05-01',
  email: 'rosa@example.com',
  address: null,
  phones: [{ phoneType: 'MO', number: '5550142', countryCode: 'US' }],
}
const account: Account = {
  companyId: '1',
  isInternational: false,
  isPOBoxAllowed: true,
  isDirectToConsumer: true,
  addressTypes: ['WORK'],
  organization: { code: 'ACME' },
}

describe('personal details', () => {
  it('names', () => {
    expect(fullNameOf(rosa)).toBe('Rosa Delgado')
    expect(initialsOf({ ...rosa, firstName: 'élodie', lastName: '𝒟ora' })).toBe('É𝒟')
  })
  it('USER-012: years from birth to now', () =>
    expect(yearRange(rosa, 2026)).toEqual([2023, 2024, 2025, 2026]))
  it('USER-013 USER-027 USER-028: phones by kind', () => {
    expect(phoneOf(rosa, 'MO')).toEqual({ number: '5550142', countryCode: 'US' })
    expect(phoneOf(rosa, 'HO')).toBeNull()
  })
})

describe('age', () => {
  it.each([
    ['2013-11-21', '2026-11-20', 12],
    ['2013-11-21', '2026-11-21', 13],
    ['2013-11-21', '2026-12-01', 13],
    ['2013-12-01', '2026-11-21', 12],
    ['2026-11-21', '2026-11-21', 0],
    ['2012-02-29', '2025-02-28', 12],
    ['2012-02-29', '2025-03-01', 13],
  ])('born on %s, on %s: %i', (birth, today, age) => expect(ageOn(birth, today)).toBe(age))

  it.each([
    ['2013-11-22', true],
    ['2013-11-21', false],
    ['1960-01-01', false],
    [null, false],
  ] as const)('GAP-042: a member born on %s is a child: %s', (birth, child) =>
    expect(isChild(birth, '2026-11-21')).toBe(child),
  )
})

describe('client', () => {
  const { addressTypes: _, ...plain } = account
  it.each([
    ['USER-015: INDIVIDUAL by default', plain, null, ['INDIVIDUAL'], true, []],
    ['nothing known', null, null, ['INDIVIDUAL'], false, []],
    ['the account', account, {}, ['WORK'], true, []],
    [
      'USER-034 GAP-029: the account wins over the promo',
      account,
      { addressTypes: ['HOME'], isD2C: false, phoneNumberRegions: ['US'] },
      ['WORK'],
      true,
      ['US'],
    ],
    [
      'USER-034 GAP-029: the promo fills missing values of the account',
      plain,
      { addressTypes: ['HOME'], isD2C: false },
      ['HOME'],
      true,
      [],
    ],
    [
      'USER-034 GAP-029: the promo alone',
      null,
      { addressTypes: ['HOME'], isD2C: true, phoneNumberRegions: ['US', 'CA'] },
      ['HOME'],
      true,
      ['US', 'CA'],
    ],
  ] as const)('%s', (_name, from, promo, addressTypes, isDirectToConsumer, phoneNumberRegions) =>
    expect(clientOf(from, promo)).toEqual({ addressTypes, isDirectToConsumer, phoneNumberRegions }),
  )
})

describe('devices', () => {
  it('USER-017 USER-018 USER-019: defaults', () =>
    expect(devicesOf([])).toEqual({
      bloodPressureDevice: 'htn',
      bloodSugarDevice: 'bg300',
      weightDevice: 'wm1500',
    }))
  it('selects the first device of each category, and none of another category', () =>
    expect(
      devicesOf([
        { readingCategory: 'bp_monitor', bundleType: 'ht945' },
        { readingCategory: 'bp_monitor', bundleType: 'ht900' },
        { readingCategory: 'weight_scale', bundleType: 'bg500' },
      ]),
    ).toEqual({ bloodPressureDevice: 'ht945', bloodSugarDevice: 'bg300', weightDevice: 'wm1500' }))
})

describe('features', () => {
  it('GAP-104 USER-022: on when ENABLED', () => {
    expect(hasDyslipidemia([{ name: 'DYSLIPIDEMIA', state: 'ENABLED' }])).toBe(true)
    expect(hasDyslipidemia([{ name: 'DYSLIPIDEMIA', state: 'DISABLED' }])).toBe(false)
    expect(isFeatureOn([], 'REMINDERS')).toBe(false)
  })
})
