import { expect, test } from 'vitest'
import { parsePulseLogSearch, selectPulse } from './pulse-log-search.ts'
import { pulseLog } from '#vitals/model/testing/pulse-fixtures.ts'

const span = { start: '2026-10-22', end: '2026-11-20' }

test.each([
  ['', [70, 102, 55]],
  ['sort=highest', [102, 70, 55]],
  ['sort=lowest', [55, 70, 102]],
  ['sort=oldest', [55, 102, 70]],
  ['pulse=above&pulse=below', [102, 55]],
  ['pulse=nonsense', [70, 102, 55]],
])('the log of %j', (text, beats) =>
  expect(
    selectPulse(
      pulseLog([0, 70], [1, 102], [2, 55], [40, 80]),
      span,
      parsePulseLogSearch(new URLSearchParams(text)),
    ).map(({ beatsPerMinute }) => beatsPerMinute),
  ).toEqual(beats),
)
