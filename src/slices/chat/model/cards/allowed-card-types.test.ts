import { expect, test } from 'vitest'
import { cardKindsFor } from './allowed-card-types.ts'

test('offers the kinds that the programs measure, and all kinds while they are unknown', () => {
  expect(cardKindsFor(new Set(['diabetes', 'hypertension']))).toEqual([
    'bloodSugar',
    'bloodPressure',
    'pulse',
  ])
  expect(cardKindsFor(new Set(['heartFailure']))).toEqual(['bloodPressure', 'weight', 'pulse'])
  expect(cardKindsFor(new Set(['weight']))).toEqual(['weight'])
  for (const all of [null, new Set(['behavioralHealth'] as const)])
    expect(cardKindsFor(all)).toHaveLength(4)
})
