import { describe, expect, test } from 'vitest'
import { weightLog } from '../testing/weight-fixtures.ts'
import { parseWeightLogSearch, selectWeight } from './weight-log-search.ts'

const readings = weightLog([
  [0, 196],
  [1, 198],
  [2, 164, true],
  [3, 196],
  [40, 201],
])
const span = { start: '2026-10-22', end: '2026-11-20' }
const pounds = (text: string) =>
  selectWeight(readings, span, parseWeightLogSearch(new URLSearchParams(text))).map(
    (reading) => reading.pounds,
  )

describe('the log of weights', () => {
  test.each([
    ['', [196, 198, 164, 196]],
    ['sort=oldest', [196, 164, 198, 196]],
    ['sort=highest', [198, 196, 196, 164]],
    ['sort=lowest', [164, 196, 196, 198]],
    ['kind=irregular', [164]],
    ['kind=regular', [196, 198, 196]],
    ['kind=regular&kind=irregular', [196, 198, 164, 196]],
    ['kind=nonsense&sort=nonsense', [196, 198, 164, 196]],
  ])('%j lists %j', (text, expected) => expect(pounds(text)).toEqual(expected))
  test('parses days, kinds, order and rows', () =>
    expect(
      parseWeightLogSearch(
        new URLSearchParams('from=2026-11-20&to=2026-11-01&kind=irregular&sort=lowest&rows=40'),
      ),
    ).toEqual({
      span: { start: '2026-11-01', end: '2026-11-20' },
      kinds: ['irregular'],
      sort: 'lowest',
      rows: 40,
    }))
})
