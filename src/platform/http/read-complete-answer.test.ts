import { describe, expect, test } from 'vitest'
import { getPersonalInfo } from '#generated/openapi/calls.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import { ContractBroken } from './failure.ts'
import { readCompleteAnswer } from './read-complete-answer.ts'

const phone = {
  phoneType: 'MO',
  number: '2075550142',
  numberE164: '+12075550142',
  countryCode: 'US',
}
const rosa = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1961-03-09',
  email: 'rosa@example.com',
  phones: [phone],
  address: null,
}
const read = (wire: unknown) =>
  readCompleteAnswer('getPersonalInfo', () =>
    getPersonalInfo(
      createPortalClient({
        baseUrl: 'https://portal.example',
        fetch: async () => Response.json(wire),
      }),
    ),
  )

describe('readCompleteAnswer', () => {
  test.each([
    ['a row of a list', { ...rosa, phones: [phone, { ...phone, number: 'call my sister' }] }],
    ['a part that may be null', { ...rosa, address: { city: 'Portland' } }],
    ['an optional part of a row', { ...rosa, phones: [{ ...phone, numberE164: '207 555 0142' }] }],
  ])('throws when a part of the answer is unreadable: %s', async (_, wire) => {
    const thrown: unknown = await read(wire).catch((each: unknown) => each)
    expect(thrown).toBeInstanceOf(ContractBroken)
    expect(JSON.stringify(thrown)).not.toMatch(/sister|Portland|0142/)
  })
  test('accepts an unknown enum member', async () =>
    expect(
      (await read({ ...rosa, phones: [{ ...phone, phoneType: 'WO' }] })).phones.items[0]?.phoneType,
    ).toEqual({ type: 'unknown', raw: 'WO' }))
  test('ignores the reports of other operations', async () => {
    await expect(read({ ...rosa, address: { city: 'Portland' } })).rejects.toThrow()
    expect((await read(rosa)).firstName).toBe('Rosa')
  })
})
