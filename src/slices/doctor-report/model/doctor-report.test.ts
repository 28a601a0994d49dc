import { expect, test } from 'vitest'
import { areaSetOf, areaSets, chosenAreas } from './doctor-report.ts'
import { reportAreas } from '#vitals/model/report/report-periods.ts'

test('encodes each set of areas uniquely and without names', () => {
  const words = areaSets.map((word) =>
    areaSetOf(chosenAreas(new URLSearchParams(), word, reportAreas)),
  )
  expect(words).toEqual(areaSets)
  expect(areaSets).toHaveLength(15)
  expect(areaSets.join('')).toMatch(/^\d+$/)
})

test.each([
  ['the address goes first', 'area=pulse&area=weight', '1', ['pulse', 'weight']],
  ['then the last time', '', '5', ['blood-sugar', 'pulse']],
  ['then all there are', '', null, ['blood-sugar', 'pulse', 'weight']],
  ['what the member has not is left out', 'area=blood-pressure&area=weight', null, ['weight']],
  [
    'ignores an address that names only areas that the member lacks',
    'area=blood-pressure',
    '4',
    ['pulse'],
  ],
  [
    'ignores a stored area that the member no longer has',
    '',
    '2',
    ['blood-sugar', 'pulse', 'weight'],
  ],
  ['nonsense is none', 'area=teeth', 'x', ['blood-sugar', 'pulse', 'weight']],
])('%s', (_, address, remembered, areas) =>
  expect(
    chosenAreas(new URLSearchParams(address), remembered, ['blood-sugar', 'pulse', 'weight']),
  ).toEqual(areas),
)
