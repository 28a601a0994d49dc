import { describe, expect, it } from 'vitest'
import {
  type LabKitField,
  labKitProblems,
  labKitRequest,
  type LabKitInput,
  emptyLabKitInput,
} from './lab-kit-form.ts'

const grace: LabKitInput = {
  companyCode: 'ACME',
  firstName: 'Grace',
  lastName: 'O’Brien',
  birthDate: '1968-05-17',
  email: ' grace@example.com ',
  phone: '+1 (207) 555-0163',
  addressLine1: '27 Maple Ave. #3',
  addressLine2: '',
  city: "Coeur d'Alene",
  state: 'ID',
  zipcode: '83814',
}
const today = '2026-11-20'

describe('the order of a lab kit', () => {
  it('accepts common spellings and trims the request', () => {
    expect(labKitProblems(grace, today)).toEqual({})
    expect(labKitRequest(grace)).toMatchObject({
      lastName: "O'Brien",
      email: 'grace@example.com',
      phone: '2075550163',
      address: { addressLine2: null, city: "Coeur d'Alene" },
    })
  })

  it('sends the date of birth that was typed in parts', () =>
    expect(labKitRequest({ ...grace, birthDate: '1968-5-7' }).birthDate).toBe('1968-05-07'))

  it('requires every field except the second address line', () => {
    const { addressLine2, ...needed } = emptyLabKitInput
    expect(Object.keys(labKitProblems(emptyLabKitInput, today))).toEqual(Object.keys(needed))
    expect(addressLine2).toBe('')
  })

  it.each<[LabKitField, string, boolean]>([
    ['companyCode', 'AC ME', false],
    ['companyCode', 'AC-ME_1', true],
    ['birthDate', '1905-12-31', false],
    ['birthDate', '1906-01-01', true],
    ['birthDate', today, true],
    ['birthDate', '1968-2-31', false],
    ['birthDate', '1968--17', false],
    ['birthDate', '2026-11-21', false],
    ['phone', '207555016', false],
    ['phone', '207.555.0163', true],
    ['addressLine1', 'P.O. Box 118', false],
    ['addressLine1', '1 Boxwood Rd', true],
    ['addressLine2', 'PO Box 2', false],
    ['zipcode', '8381', false],
    ['zipcode', '83814-1234', true],
    ['email', 'grace@example', false],
  ])('%s %j: %s', (field, text, isRight) =>
    expect(labKitProblems({ ...grace, [field]: text }, today)[field] === undefined).toBe(isRight),
  )
})
