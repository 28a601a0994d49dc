import { expect, test } from 'vitest'
import { unreadable } from '#platform/model/parts/part.ts'
import {
  addressInputOf,
  addressOf,
  addressProblems,
  type AddressInput,
  type AddressRules,
  addressWords,
  isNoAddress,
  lenientAddressRules,
} from './address-input.ts'

const home: AddressInput = {
  addressLine1: '12 Harbor Street',
  addressLine2: '',
  city: 'Portland',
  state: 'ME',
  zipcode: '04101',
}
const none: AddressInput = { addressLine1: '', addressLine2: '', city: '', state: '', zipcode: '' }
const american: AddressRules = { isInternational: false, isPOBoxAllowed: false }

test.each([null, undefined, unreadable])(
  '%s is an empty form, and no address to send',
  (stored) => {
    expect(addressInputOf(stored as never)).toEqual(none)
    expect(isNoAddress(none)).toBe(true)
    expect(addressOf(none)).toBeNull()
  },
)

test('spaces are no address', () => expect(addressOf({ ...none, city: '  ' })).toBeNull())

test('an address is sent without needless spaces and typographic apostrophes', () =>
  expect(addressOf({ ...home, addressLine2: '  ', city: ' Coeur d’Alene ' })).toEqual({
    ...home,
    addressLine2: null,
    city: "Coeur d'Alene",
  }))

test('says the lines that there are', () => {
  expect(addressWords(home)).toBe('12 Harbor Street, Portland, ME, 04101')
  expect(addressWords({ ...home, addressLine2: ' Apt. 4 ' })).toBe(
    '12 Harbor Street, Apt. 4, Portland, ME, 04101',
  )
  expect(addressWords(none)).toBe('')
})

test.each<[Partial<AddressInput>, AddressRules, ReturnType<typeof addressProblems>]>([
  [{}, american, {}],
  [{ addressLine2: 'Apt. 4' }, american, {}],
  [{ zipcode: '04101-1234' }, american, {}],
  [{ zipcode: '0410' }, american, { zipcode: 'forms.zipcode.form' }],
  [{ zipcode: 'K1A 0B1' }, american, { zipcode: 'forms.zipcode.form' }],
  [{ zipcode: 'K1A 0B1' }, lenientAddressRules, {}],
  [{ zipcode: '1'.repeat(20) }, lenientAddressRules, {}],
  [{ zipcode: '1'.repeat(21) }, lenientAddressRules, { zipcode: 'forms.zipcode.too-long' }],
  [{ zipcode: ' ' }, lenientAddressRules, { zipcode: 'forms.required' }],
  [{ city: '' }, american, { city: 'forms.required' }],
  [{ city: "Coeur d'Alene" }, american, {}],
  [{ addressLine1: 'P.O. Box 12' }, american, { addressLine1: 'forms.address.po-box' }],
  [{ addressLine1: 'P.O. Box 12' }, lenientAddressRules, {}],
  [{ addressLine2: 'PO Box 12' }, american, { addressLine2: 'forms.address.po-box' }],
  [
    none,
    american,
    {
      addressLine1: 'forms.required',
      city: 'forms.required',
      state: 'forms.required',
      zipcode: 'forms.required',
    },
  ],
])('%j by %j: %j', (typed, rules, problems) =>
  expect(addressProblems({ ...home, ...typed }, rules)).toEqual(problems),
)
