import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The steps of all care cards, by their text keys. */
const steps =
  /^(blood-sugar-care\.(low|veryLow|severelyHigh|veryHigh|measure\.low)\.|blood-pressure\.care\.(again\.|repeat|still|older\.)|weight\.gain\.step\.)/
const files = globSync(
  'src/slices/{blood-sugar/texts/care.,blood-pressure/texts/,weight/texts/}{en,es}-US.json',
)
const figures: Readonly<Record<string, string>> = {
  again: '15 minutes',
  minutes: '15',
  under: '70',
  over: '600',
  limit: '10.5',
  systolicOver: '180',
  diastolicOver: '120',
}

test.each(files)('%s: a step of a care card has at most 90 characters', (file) => {
  const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const own = texts.filter(([key]) => steps.test(key))
  expect(own.length).toBeGreaterThan(4)
  const shown = own.map(([, text]) => text.replace(/\{(\w+)\}/g, (_, name) => figures[name]!))
  expect(shown.filter((text) => text.length > 90 || text.includes('undefined'))).toEqual([])
})

test('the steps of both languages are compared', () => expect(files).toHaveLength(6))
