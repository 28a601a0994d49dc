import type { Card, CardValue } from '../../../generated/proto/portal/chat/v1/message_pb.js'
import { cardWords, coachTopics, valueWords } from '../../seed/content/coach-phrases.ts'
import {
  fillIn,
  type ContentLanguage,
  localize,
  type LocalizedText,
} from '../../seed/content/localized-text.ts'
import { seededRandom } from '../../seed/readings/seeded-random.ts'
import { searchable } from './messages.ts'

/** A message to a coach. `member` is the member's first name, `seed` selects the wording. */
export type MemberMessage = {
  readonly text: string
  readonly card: Card | undefined
  readonly member: string
  readonly seed: string
  readonly language: ContentLanguage
}

const valueText = ({ value }: CardValue, language: ContentLanguage): string => {
  const words = (
    name: keyof typeof valueWords,
    values: Readonly<Record<string, string>> = {},
  ): string => fillIn(localize(valueWords[name], language), values)
  switch (value.case) {
    case 'bloodPressure':
      return words('bloodPressure', {
        systolic: String(value.value.systolic),
        diastolic: String(value.value.diastolic),
      })
    case 'bloodSugar':
      if (value.value.belowMeter || value.value.aboveMeter)
        return words(value.value.belowMeter ? 'belowMeter' : 'aboveMeter')
      return words('bloodSugar', { value: String(value.value.value ?? 0) })
    case 'weight':
      return words('weight', { value: (value.value.weightTenthsLb / 10).toFixed(1) })
    case 'pulse':
      return words('pulse', { value: String(value.value.beatsPerMinute) })
    case undefined:
      return ''
  }
}

/** docs/clinical.md#severe-blood-pressure: strictly above 180 or above 120. */
const isSevere = ({ value }: CardValue): boolean =>
  value.case === 'bloodPressure' && (value.value.systolic > 180 || value.value.diastolic > 120)
/** docs/clinical.md#glucose-bands: under 70, or over 250. */
const asksForAct = ({ value }: CardValue): boolean =>
  value.case === 'bloodSugar' &&
  (value.value.belowMeter ||
    value.value.aboveMeter ||
    (value.value.value ?? 100) < 70 ||
    (value.value.value ?? 100) > 250)

const toCard = ({ content }: Card, language: ContentLanguage): string => {
  if (content.case === 'reading' && content.value.value) {
    const { value } = content.value
    const words = isSevere(value)
      ? cardWords.severePressure
      : asksForAct(value)
        ? cardWords.lookAtPage
        : cardWords.reading
    return fillIn(localize(words, language), { what: valueText(value, language) })
  }
  if (content.case !== 'range') return ''
  const { average, readingCount: count, dayCount: days } = content.value
  const values = {
    count: String(count),
    days: String(days),
    ...(average && { what: valueText(average, language) }),
  }
  return fillIn(
    localize(average ? cardWords.range : cardWords.rangeWithoutAverage, language),
    values,
  )
}

/**
 * Returns a reply in the member's language. Signs of an emergency come first, then the card, then
 * the topic of the text.
 */
export function replyTo({ text, card, member, seed, language }: MemberMessage): string {
  const written = searchable(card ? text.slice(0, text.length - card.text.length) : text)
  const topic = coachTopics.find(({ tells }) => tells.test(written))!
  if (topic.name !== 'emergency' && card) return toCard(card, language)
  return fillIn(
    localize(seededRandom(`${topic.name} ${seed}`).pick<LocalizedText>(topic.says), language),
    { member },
  )
}
