import { expect, test } from 'vitest'
import { serializeUnsent, type UnsentMessages, parseUnsent } from './unsent-messages.ts'
import { rowsOf } from '#platform/model/testing/rows.ts'

const weight = (weightTenthsLb: number) => ({ weight: { weightTenthsLb } })
const card = {
  text: 'Weight',
  range: {
    startDate: '2026-11-06',
    endDate: '2026-11-19',
    timeZone: 'UTC',
    readingCount: 2,
    dayCount: 1,
    lowest: weight(1834),
    highest: weight(1843),
    points: rowsOf([{ date: '2026-11-19', low: 1834, high: 1843 }]),
  },
}
const message = {
  url: 'new',
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Look.\n\nWeight',
  card,
  at: '2026-11-20T12:00:00.000Z',
  hasFailed: false,
}
const unsent: UnsentMessages = {
  messages: [message, { ...message, url: 'ch-1', card: null }],
  calls: [{ url: 'ch-1', subject: 'Hello', previous: false }],
  marksCoaching: true,
}
const stored = () =>
  JSON.parse(JSON.stringify(serializeUnsent(unsent))) as {
    messages: Record<string, unknown>[]
    calls: Record<string, unknown>[]
  }

test('reads stored messages back with their cards', () => {
  expect(stored().messages[0]).toHaveProperty('card.range.points', [
    { date: { year: 2026, month: 11, day: 19 }, low: 1834, high: 1843 },
  ])
  expect(parseUnsent(stored())).toEqual(unsent)
})

test('drops invalid messages, but keeps the text of a message with an unreadable card', () => {
  const { messages, calls } = stored()
  const [first, second] = messages
  const strange = [
    { ...first, url: 'constructor' },
    { ...first, id: 'one' },
    { ...first, text: '' },
    { ...first, at: 'yesterday' },
    { ...first, hasFailed: 'no' },
    { ...second, card: { text: 5 } },
  ]
  expect(
    parseUnsent({
      messages: [first, ...strange],
      calls: [...calls, { ...calls[0], url: '../x' }],
      marksCoaching: true,
    }),
  ).toEqual(unsent)
})

test.each([
  null,
  'text',
  [],
  {},
  { messages: [], calls: [] },
  { messages: 'none', calls: [], marksCoaching: false },
])('returns null for %j', (json) => expect(parseUnsent(json)).toBeNull())
