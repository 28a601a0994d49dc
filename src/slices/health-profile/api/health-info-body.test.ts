import { describe, expect, it } from 'vitest'
import { unreadable } from '#platform/model/parts/part.ts'
import { healthInfoBody, healthInfoOf } from './health-info-body.ts'

const read = {
  heightInches: 63,
  a1cTenths: 68,
  conditions: { items: [{ condition: 'GOUT', diagnosisYear: 2019 }], leftOut: 0 },
  medications: ['Metformin'],
  allergies: ['Penicillin'],
  usesInsulin: true,
  smokingStatus: 'FORMER',
  race: ['WHITE'],
  sexualOrientation: null,
  genderIdentity: null,
  pronouns: null,
}
const of = (parts: object) => healthInfoOf({ ...read, ...parts } as never)

const parts = ['heightInches', 'a1cTenths', 'usesInsulin'] as const
const words = ['smokingStatus', 'sexualOrientation', 'genderIdentity', 'pronouns'] as const

describe('a part that is none or unreadable', () => {
  it.each(parts.flatMap((part) => [[part, null] as const, [part, unreadable] as const]))(
    'is not known: %s, %j',
    (part, value) => expect(of({ [part]: value })[part]).toBeNull(),
  )
  it('stays what it is when it is known', () => {
    expect(of({})).toMatchObject({ heightInches: 63, a1cTenths: 68, usesInsulin: true })
    expect(of({ usesInsulin: false }).usesInsulin).toBe(false)
  })
  it.each(words)('is no answer of the member: %s', (word) => {
    expect(of({ [word]: null })[word]).toBeNull()
    expect(of({ [word]: unreadable })[word]).toMatchObject({ type: 'unknown' })
  })
  it('is a year without which a condition stays', () =>
    expect(
      of({
        conditions: { items: [{ condition: 'GOUT', diagnosisYear: unreadable }], leftOut: 0 },
      }).conditions,
    ).toEqual([{ condition: 'GOUT', diagnosisYear: null }]))
})

it('sends back what it read, and unknown words unchanged', () => {
  const unknown = { type: 'unknown', raw: 'NEW_WORD' } as const
  expect(healthInfoBody(of({ race: ['WHITE', unknown], pronouns: unknown }))).toEqual({
    ...read,
    conditions: read.conditions.items,
    race: ['WHITE', 'NEW_WORD'],
    pronouns: 'NEW_WORD',
  })
})
