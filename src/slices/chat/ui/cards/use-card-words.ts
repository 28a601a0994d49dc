import { useMemo } from 'react'
import { shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealByCode } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { inRangeLimits } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import {
  type Card,
  type CardContent,
  type CardKind,
  type CardRange,
  type CardReading,
  type CardValue,
} from '../../model/cards/card-content.ts'
import { type CardStatus, measuredOf, statusOf } from '../../model/cards/card-status.ts'
import { bloodPressureTarget, bloodSugarLimits } from '#vitals/model/thresholds.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useFormat } from '#i18n/use-format.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useToday } from '#i18n/use-today.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

const goal = {
  ...inRangeLimits,
  systolic: bloodPressureTarget.systolicBelow,
  diastolic: bloodPressureTarget.diastolicBelow,
}

/** Formats cards in the current language: the figures, and the whole card as text. */
export function useCardWords() {
  const { now, today } = useToday()
  const words = useReadingWords(today)
  const format = useFormat()
  return useMemo(() => {
    const { t, number } = words
    const pounds = (tenths: number) => number(tenths / 10, { decimals: 1 })

    /** Examples: "142", "< 20", "128/79", "183.4". */
    function written({ bloodSugar, bloodPressure, weight, pulse }: CardValue): string {
      if (bloodPressure) return `${bloodPressure.systolic}/${bloodPressure.diastolic}`
      if (weight) return pounds(weight.weightTenthsLb)
      return String(
        bloodSugar ? shownValueOf(measuredOf(bloodSugar)) : (pulse?.beatsPerMinute ?? ''),
      )
    }
    /** Examples: "142 mg/dL", "under 20 mg/dL", "128 over 79 mmHg". */
    function says({ bloodSugar, bloodPressure, weight, pulse }: CardValue): string {
      if (bloodPressure) return t('chat-cards.says.bloodPressure', { ...bloodPressure })
      if (weight) return t('chat-cards.says.weight', { value: pounds(weight.weightTenthsLb) })
      if (pulse) return t('chat-cards.says.pulse', { value: pulse.beatsPerMinute })
      if (!bloodSugar) return ''
      const shown = shownValueOf(measuredOf(bloodSugar))
      if (typeof shown === 'number') return t('chat-cards.says.bloodSugar', { value: shown })
      return shown.startsWith('<')
        ? t('chat-cards.says.bloodSugar.below', { value: bloodSugarLimits.severelyLowUnder })
        : t('chat-cards.says.bloodSugar.above', { value: bloodSugarLimits.severelyHighOver })
    }
    function statusWord(status: CardStatus): string {
      if (status.kind === 'bloodSugar') return t(`blood-sugar.range.${status.range}`)
      return status.kind === 'bloodPressure'
        ? t(`blood-pressure.category.${status.range}`)
        : t(`pulse.range.${status.range}`)
    }
    const meal = ({ bloodSugar }: CardValue): string | null =>
      bloodSugar && bloodSugar.mealCode !== 0 && !isUnknown(bloodSugar.mealCode)
        ? t(`blood-sugar.meal.${mealByCode[bloodSugar.mealCode]}`)
        : null
    const zoneOfDays = (timeZone: string) => format.timeZone(now, timeZone)
    /** Names the target range; null for weights, which have none. */
    const inRange = (kind: CardKind): string | null =>
      kind === 'weight' ? null : t(`chat-cards.in.${kind}`, goal)

    function readingTwin(of: CardKind, reading: CardReading): string {
      const kind = t(`chat-cards.kind.${of}`)
      const status = statusOf(reading.value)
      const mealText = meal(reading.value)
      return [
        status === null
          ? t('chat-cards.twin.reading', { kind, value: says(reading.value) })
          : t('chat-cards.twin.reading.status', {
              kind,
              value: says(reading.value),
              status: statusWord(status),
            }),
        ...(mealText === null ? [] : [t('chat-cards.twin.meal', { meal: mealText })]),
        t('chat-cards.twin.when', {
          when: words.exactly(dayOfLocal(reading.timestamp), reading.timestamp),
          zone: words.zone([reading]),
        }),
      ].join(' ')
    }
    function rangeTwin(kind: CardKind, range: CardRange, leftOut: number): string {
      const ends = { lowest: says(range.lowest), highest: says(range.highest) }
      return [
        t('chat-cards.twin.range', {
          kind: t(`chat-cards.kind.${kind}`),
          span: words.span({ start: range.startDate, end: range.endDate }),
          basis: words.basis({ count: range.readingCount, days: range.dayCount }),
        }),
        range.average === undefined
          ? t('chat-cards.twin.ends', ends)
          : t('chat-cards.twin.average', { average: says(range.average), ...ends }),
        ...(range.inRangeCount === undefined || kind === 'weight'
          ? []
          : [
              t(`chat-cards.twin.in.${kind}`, {
                inRange: range.inRangeCount,
                count: range.readingCount,
                ...goal,
              }),
            ]),
        ...(leftOut === 0 ? [] : [t('chat-cards.twin.left-out', { count: leftOut })]),
        t('chat-cards.twin.zone', { zone: zoneOfDays(range.timeZone) }),
      ].join(' ')
    }
    /** Returns the card with its text, which counts the readings left out. */
    const cardOf = (content: CardContent, leftOut = 0): Card =>
      'reading' in content
        ? { reading: content.reading, text: readingTwin(content.kind, content.reading) }
        : { range: content.range, text: rangeTwin(content.kind, content.range, leftOut) }
    return { ...words, written, says, statusWord, meal, zoneOfDays, inRange, cardOf }
  }, [words, format, now])
}
export type CardWords = ReturnType<typeof useCardWords>
