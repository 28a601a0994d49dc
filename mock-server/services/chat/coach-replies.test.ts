import { create, type MessageInitShape } from '@bufbuild/protobuf'
import { expect, test } from 'vitest'
import {
  type CardValueSchema,
  CardSchema,
} from '../../../generated/proto/portal/chat/v1/message_pb.js'
import { coachTopics } from '../../seed/content/coach-phrases.ts'
import { replyTo } from './coach-replies.ts'

type Value = NonNullable<MessageInitShape<typeof CardValueSchema>['value']>
const answer = (
  text: string,
  language: 'en-US' | 'es-US' = 'en-US',
  card?: ReturnType<typeof reading>,
) =>
  replyTo({
    text: card ? `${text}\n\n${card.text}` : text,
    card,
    member: 'Rosa',
    seed: 'ch-1 3',
    language,
  })
const at = { timestamp: '2026-11-19T07:10:00', utcOffset: '-05:00', timeZone: 'America/New_York' }
const reading = (value: Value) =>
  create(CardSchema, {
    text: 'In words: chest pain is no part of what they wrote.',
    content: { case: 'reading', value: { ...at, value: { value } } },
  })
const pressure = (systolic: number, diastolic: number) =>
  reading({ case: 'bloodPressure', value: { systolic, diastolic } })
const sugar = (value: number) => reading({ case: 'bloodSugar', value: { value } })

test.each([
  ['I have chest pain since noon', 'emergency'],
  ['Me duele mucho, tengo dolor en el pecho', 'emergency'],
  ['Should I take a second dose?', 'medicine'],
  ['¿Puedo cambiar la dosis?', 'medicine'],
  ['I ate rice and beans', 'food'],
  ['Comí arroz', 'food'],
  ['Walked for 30 minutes', 'moving'],
  ['Caminé media hora', 'moving'],
  ['Can we move our session?', 'session'],
  ['My strips are used up', 'supplies'],
  ['¡Gracias!', 'thanks'],
  ['Hm', 'other'],
])('%s is about %s, in both languages', (text, name) => {
  const topic = coachTopics.find((one) => one.name === name)!
  expect(topic.says.map(({ en }) => en.replace('{member}', 'Rosa'))).toContain(answer(text))
  expect(topic.says.map(({ es }) => es.replace('{member}', 'Rosa'))).toContain(
    answer(text, 'es-US'),
  )
})

test.each([
  [pressure(180, 120), 'I see 180 over 120 mmHg. What did you do', false],
  [pressure(181, 100), 'I see 181 over 100 mmHg. If you have chest pain', true],
  [pressure(150, 121), 'call 911 now', true],
  [sugar(70), 'I see 70 mg/dL. What did you do', false],
  [sugar(69), 'what your Blood sugar page says', false],
  [sugar(250), 'What did you do', false],
  [sugar(251), 'what your Blood sugar page says', false],
  [
    reading({ case: 'bloodSugar', value: { aboveMeter: true } }),
    'a value above what your meter shows',
    false,
  ],
  [reading({ case: 'weight', value: { weightTenthsLb: 1834 } }), '183.4 lb', false],
  [reading({ case: 'pulse', value: { beatsPerMinute: 72 } }), '72 beats per minute', false],
])('to a reading', (card, says, isEmergency) => {
  const said = answer('This was today.', 'en-US', card)
  expect(said).toContain(says)
  expect(said.includes('911')).toBe(isEmergency)
})

test('signs of an emergency come before the card', () =>
  expect(answer('I have chest pain', 'en-US', sugar(100))).toContain('911'))

test('to a period', () => {
  const value = {
    ...{
      startDate: { year: 2026, month: 11, day: 6 },
      endDate: { year: 2026, month: 11, day: 19 },
      timeZone: 'UTC',
      readingCount: 26,
      dayCount: 12,
    },
    average: { value: { case: 'bloodSugar', value: { value: 124 } } },
  } as const
  const card = create(CardSchema, { text: 'In words', content: { case: 'range', value } })
  expect(answer('', 'en-US', card)).toContain(
    'I see 26 readings on 12 days, with an average of 124 mg/dL.',
  )
  expect(
    answer(
      '',
      'es-US',
      create(CardSchema, {
        text: 'x',
        content: { case: 'range', value: { ...value, average: undefined as never } },
      }),
    ),
  ).toContain('Veo 26 lecturas en 12 días.')
})
