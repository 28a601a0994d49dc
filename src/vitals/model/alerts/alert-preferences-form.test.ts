import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contradictingPreferences,
  isReachable,
  limitProblems,
  preferenceProblems,
  preferencesChange,
  editedPreferences,
  type AlertPreferencesInput,
  alertPreferencesInputOf,
} from './alert-preferences-form.ts'
import type { AlertPreferences } from './blood-sugar-alerts.ts'

const stored: AlertPreferences = {
  low: 55,
  high: 400,
  contactMethod: 'PHONE',
  immediateSupport: false,
  startTime: '22:00',
  endTime: '07:00',
  optInAlerts: true,
}
const mobile = { phoneType: 'MO', number: '2075550142', countryCode: 'US' } as const
const ways = { email: 'rosa@example.com', phones: [mobile] }
const typed = (over: Partial<AlertPreferencesInput> = {}): AlertPreferencesInput => ({
  ...alertPreferencesInputOf(stored),
  ...over,
})

test.each([
  ['55', '400', {}],
  ['20', '600', {}],
  ['19', '601', { low: 'bounds', high: 'bounds' }],
  ['', 'many', { low: 'number', high: 'number' }],
  ['70.5', '-300', { low: 'number', high: 'number' }],
  ['69', '70', {}],
  ['70', '70', { high: 'crossed' }],
  ['300', '70', { high: 'crossed' }],
] as const)('limits of %j and %j: %j', (low, high, problems) =>
  expect(limitProblems({ low, high })).toEqual(problems),
)

test.each([
  [{ startTime: '' }, { startTime: 'time' }],
  [{ endTime: '25:00' }, { endTime: 'time' }],
  [{ startTime: '22:00', endTime: '22:00' }, { endTime: 'same' }],
  [{ startTime: '00:00', endTime: '23:59' }, {}],
  [{ low: '500', contactMethod: 'SMS' as const, optInAlerts: false, startTime: '' }, {}],
] as const)('preferences with %j have the problems %j', (over, problems) =>
  expect(preferenceProblems(typed(over), ways)).toEqual(problems),
)

test.each([
  ['PHONE', [], false],
  ['SMS', [], false],
  ['EMAIL', [], true],
  ['PHONE', [{ ...mobile, phoneType: 'HO' }], true],
  ['SMS', [{ ...mobile, phoneType: 'HO' }], false],
  ['SMS', [mobile], true],
  ['SMS', [{ ...mobile, phoneType: { type: 'unknown', raw: 'WO' } }], true],
] as const)('%s with the phones %j is reachable: %s', (contactMethod, phones, reaches) => {
  expect(isReachable(contactMethod, { ...ways, phones })).toBe(reaches)
  expect(preferenceProblems(typed({ contactMethod }), { ...ways, phones })).toEqual(
    reaches ? {} : { contactMethod: 'unreachable' },
  )
  expect(preferenceProblems(typed({ contactMethod }), null)).toEqual({})
})

const changeOf = (edited: AlertPreferencesInput, before: AlertPreferences) =>
  preferencesChange(editedPreferences(edited, alertPreferencesInputOf(before)), before)

test('BG-010 BG-011 BG-012 BG-013 BG-014 BG-015 BG-016: sends only the changed preferences', () => {
  expect(
    changeOf(
      typed({
        low: ' 60 ',
        high: '300',
        contactMethod: 'SMS',
        immediateSupport: true,
        startTime: '21:00',
        endTime: '06:30',
      }),
      stored,
    ),
  ).toEqual({
    low: 60,
    high: 300,
    contactMethod: 'SMS',
    immediateSupport: true,
    startTime: '21:00',
    endTime: '06:30',
  })
  expect(changeOf(typed({ optInAlerts: false, low: 'nonsense' }), stored)).toEqual({
    optInAlerts: false,
  })
  expect(changeOf(typed(), stored)).toBeNull()
})

test('keeps an unknown contact method until the member selects another', () => {
  const way = () => ({ type: 'unknown', raw: 'CARRIER_PIGEON' }) as const
  const unknown = { ...stored, contactMethod: way() }
  expect(preferenceProblems(alertPreferencesInputOf(unknown), ways)).toEqual({})
  expect(
    changeOf({ ...alertPreferencesInputOf(unknown), contactMethod: way() }, unknown),
  ).toBeNull()
  expect(changeOf({ ...alertPreferencesInputOf(unknown), low: '60' }, unknown)).toEqual({ low: 60 })
  expect(
    changeOf({ ...alertPreferencesInputOf(unknown), contactMethod: 'EMAIL' }, unknown),
  ).toEqual({
    contactMethod: 'EMAIL',
  })
})

const anyTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const anyPreferences = fc.record<AlertPreferences>({
  low: fc.integer({ min: 20, max: 600 }),
  high: fc.integer({ min: 20, max: 600 }),
  contactMethod: fc.constantFrom('PHONE', 'SMS', 'EMAIL'),
  immediateSupport: fc.boolean(),
  startTime: anyTime,
  endTime: anyTime,
  optInAlerts: fc.boolean(),
})

test('applies every valid change to the stored preferences', () => {
  fc.assert(
    fc.property(anyPreferences, anyPreferences, (before, edited) => {
      if (Object.keys(preferenceProblems(alertPreferencesInputOf(edited), ways)).length > 0) return
      const after = { ...before, ...changeOf(alertPreferencesInputOf(edited), before) }
      expect(after).toEqual(edited.optInAlerts ? edited : { ...before, optInAlerts: false })
    }),
  )
})

test.each([
  [{}, []],
  [{ low: 400 }, ['low', 'high']],
  [{ low: 399 }, []],
  [{ endTime: '22:00' }, ['startTime', 'endTime']],
  [{ low: 401, endTime: '22:00', optInAlerts: false }, []],
])('with %j, %j contradict one another', (over, fields) =>
  expect(contradictingPreferences({ ...stored, ...over })).toEqual(fields),
)
