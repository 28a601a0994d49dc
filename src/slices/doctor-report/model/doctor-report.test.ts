import { expect, test } from 'vitest'
import { areasOf, chosenParts, partSetOf, partSets, reportParts } from './doctor-report.ts'

test('encodes each set of parts uniquely and without names', () => {
  const words = partSets.map((word) =>
    partSetOf(chosenParts(new URLSearchParams(), word, reportParts)),
  )
  expect(words).toEqual(partSets)
  expect(partSets).toHaveLength(63)
  expect(partSets.join('')).toMatch(/^\d+$/)
})

test('names the areas of readings among the parts', () =>
  expect(areasOf(['medicines', 'weight', 'labs', 'blood-sugar'])).toEqual([
    'blood-sugar',
    'weight',
  ]))

const available = ['blood-sugar', 'pulse', 'weight', 'labs'] as const
test.each([
  ['the address goes first', 'part=pulse&part=labs', '1', ['pulse', 'labs']],
  ['then the last time', '', '21', ['blood-sugar', 'pulse', 'labs']],
  ['then all there are', '', null, available],
  ['what the member has not is left out', 'part=medicines&part=weight', null, ['weight']],
  ['ignores an address that names only missing parts', 'part=blood-pressure', '4', ['pulse']],
  ['ignores a stored part that the member no longer has', '', '2', available],
  ['nonsense is none', 'part=teeth', 'x', available],
])('%s', (_, address, remembered, parts) =>
  expect(chosenParts(new URLSearchParams(address), remembered, available)).toEqual(parts),
)
