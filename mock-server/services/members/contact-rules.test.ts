import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { brokenAddress, contactNumber, namesPOBox, phoneNumber } from './contact-rules.ts'

const cases = <Row>(name: string): Row[] =>
  parse(readFileSync(new URL(`../../../contracts/cases/${name}.yaml`, import.meta.url), 'utf8'))

test.each(cases<{ typed: string; country: string; e164: string | null }>('phone-numbers'))(
  'phone "$typed" of $country is kept as $e164',
  ({ typed, country, e164 }) => {
    const number = phoneNumber(typed, country)
    expect(number?.e164 ?? null).toBe(e164)
    if (number !== null) expect(number.prefix + number.national).toBe(e164)
  },
)

test.each(cases<{ line: string; isPOBox: boolean }>('po-boxes'))(
  '"$line" names a P.O. box: $isPOBox',
  ({ line, isPOBox }) => expect(namesPOBox(line)).toBe(isPOBox),
)

type AddressCase = {
  addressLine1: string
  addressLine2: string
  city: string
  fields: string[]
}
test.each(cases<AddressCase>('po-box-addresses'))(
  'the address $addressLine1 / $addressLine2 / $city names a P.O. box in $fields',
  ({ fields, ...address }) => {
    const broken = (allowsPOBox: boolean) =>
      brokenAddress({ ...address, state: 'ME', zipcode: '04101' }, allowsPOBox)
    expect(broken(false)).toEqual(
      fields.map((field) => ({ rule: 'po_box_not_allowed', field: `address.${field}` })),
    )
    expect(broken(true)).toEqual([])
  },
)

test.each([
  ['(207) 555-0142', '2075550142'],
  ['+1 416 555 0188', '4165550188'],
  ['+52 55 5012 3456', '+525550123456'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['52 55 5012 3456', null],
  ['+52 52 55 5012 3456', null],
  ['207 555', null],
  ['', null],
])("a contact's number %s is kept as %s", (typed, kept) => expect(contactNumber(typed)).toBe(kept))
