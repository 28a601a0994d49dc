import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Locale } from '#i18n/locale.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { sayIn } from '#i18n/testing/say-in.ts'
import type { CardContent } from '../../model/cards/card-content.ts'
import { type CardWords, useCardWords } from './use-card-words.ts'

vi.mock('#platform/time/use-now.ts', () => ({ useNow: () => Date.parse('2026-11-21T04:50:00Z') }))

function textOf(locale: Locale, content: CardContent): string {
  sayIn(locale, ['chat-cards', 'readings', 'blood-sugar', 'blood-pressure', 'pulse'])
  let words: CardWords | undefined
  const Words = () => {
    words = useCardWords()
    return null
  }
  renderToStaticMarkup(createElement(MessagesProvider, null, createElement(Words)))
  return words?.cardOf(content).text ?? ''
}

const sugar = (over: object) => ({
  bloodSugar: { mealCode: 0 as const, belowMeter: false, aboveMeter: false, ...over },
})
/** A reading at 11:50 PM in New York, when it is already the next day in UTC. */
const reading = (over: object): CardContent => ({
  kind: 'bloodSugar',
  reading: {
    timestamp: '2026-11-20T23:50:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    value: sugar(over),
  },
})

test.each<[Locale, object, readonly string[]]>([
  ['en-US', { belowMeter: true }, ['under 20 mg/dL', 'Severely low']],
  ['en-US', { aboveMeter: true }, ['over 600 mg/dL', 'Severely high']],
  ['en-US', { value: 118, mealCode: 7 }, ['118 mg/dL', 'Before lunch', 'November 20']],
  ['es-US', { belowMeter: true }, ['menos de 20 mg/dL', 'Gravemente baja']],
  ['es-US', { aboveMeter: true }, ['más de 600 mg/dL', 'Gravemente alta']],
  ['es-US', { value: 118, mealCode: 7 }, ['118 mg/dL', 'Antes del almuerzo', '20 de noviembre']],
])('in %s the card of %j says %j', (locale, over, parts) => {
  const text = textOf(locale, reading(over))
  for (const part of parts) expect(text).toContain(part)
})

test.each<[Locale, string]>([
  [
    'en-US',
    'Average 128 mg/dL, lowest 61 mg/dL, highest over 600 mg/dL. 18 of 26 in range: 70 to 130 before a meal, else 70 to 180.',
  ],
  [
    'es-US',
    'Promedio 128 mg/dL, la más baja 61 mg/dL, la más alta más de 600 mg/dL. 18 de 26 en rango: 70 a 130 antes de una comida; si no, 70 a 180.',
  ],
])('in %s the card of a period says each figure by its name', (locale, figures) => {
  const text = textOf(locale, {
    kind: 'bloodSugar',
    range: {
      startDate: '2026-11-07',
      endDate: '2026-11-20',
      timeZone: 'America/New_York',
      readingCount: 26,
      dayCount: 12,
      average: sugar({ value: 128 }),
      lowest: sugar({ value: 61 }),
      highest: sugar({ aboveMeter: true }),
      inRangeCount: 18,
      points: { items: [], leftOut: 0 },
    },
  })
  expect(text).toContain(figures)
})
