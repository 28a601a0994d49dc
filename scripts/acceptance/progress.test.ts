import { expect, it } from 'vitest'
import { Progress } from './progress.ts'

it('says every 15 s how many have ended, how many failed and the time that is left', () => {
  const said: string[] = []
  let now = 0
  const progress = new Progress(
    (line) => void said.push(line),
    () => now,
  )
  progress.start(100)
  for (const [at, isPassed] of [
    [5_000, true],
    [14_999, false],
    [15_000, true],
    [20_000, true],
    [40_000, true],
  ] as const) {
    now = at
    progress.ended(isPassed)
  }
  expect(said).toEqual([
    '3 of 100, 1 failed, about 8 min left',
    '5 of 100, 1 failed, about 13 min left',
  ])
})

it('is silent about the end, which the summary says', () => {
  const said: string[] = []
  let now = 0
  const progress = new Progress(
    (line) => void said.push(line),
    () => now,
  )
  progress.start(1)
  now = 60_000
  progress.ended(true)
  expect(said).toEqual([])
})
