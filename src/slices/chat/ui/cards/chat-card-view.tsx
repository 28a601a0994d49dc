import {
  type Card,
  type CardKind,
  type CardRange,
  type CardReading,
  contentOf,
} from '../../model/cards/card-content.ts'
import { type CardStatus, statusOf } from '../../model/cards/card-status.ts'
import { daysBetween, dayOfLocal } from '#platform/model/calendar-day.ts'
import { daysInSpan } from '#platform/model/date-span.ts'
import { usualPulse, bloodPressureTarget, bloodSugarLimits } from '#vitals/model/thresholds.ts'
import { DaySparkline } from '#ui/charts/day-sparkline.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { type RangeMarkStyle, rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import * as styles from './chat-card.css.ts'
import { type CardWords, useCardWords } from './use-card-words.ts'

const icons = {
  bloodSugar: 'drop',
  bloodPressure: 'heart-check',
  weight: 'scale',
  pulse: 'pulse',
} as const
const bands = {
  bloodSugar: { low: bloodSugarLimits.lowUnder, high: bloodSugarLimits.highOver },
  bloodPressure: {
    low: bloodPressureTarget.diastolicBelow,
    high: bloodPressureTarget.systolicBelow,
  },
  weight: undefined,
  pulse: { low: usualPulse.from, high: usualPulse.to },
} as const

/** Draws a card, or shows its text when its kind is unknown. Screen readers get the text. */
export function ChatCardView({ card }: { card: Card }) {
  const words = useCardWords()
  const content = contentOf(card)
  return (
    <>
      <VisuallyHidden as="p">{card.text}</VisuallyHidden>
      <div className={styles.card} aria-hidden="true">
        {content === null ? (
          card.text
        ) : 'reading' in content ? (
          <Reading {...content} words={words} />
        ) : (
          <Range {...content} words={words} />
        )}
      </div>
    </>
  )
}

function Reading({
  kind,
  reading,
  words,
}: {
  kind: CardKind
  reading: CardReading
  words: CardWords
}) {
  const { t } = words
  const { value } = reading
  const status = statusOf(value)
  const meal = words.meal(value)
  return (
    <>
      <span className={styles.kind}>
        <Icon name={icons[kind]} size="small" />
        <span>{t(`chat-cards.kind.${kind}`)}</span>
      </span>
      <Metric value={words.written(value)} unit={t(`chat-cards.unit.${kind}`)} size="md" />
      {status === null ? null : (
        <StatusMark {...lookOf(status)}>{words.statusWord(status)}</StatusMark>
      )}
      {meal === null ? null : <span className={styles.detail}>{meal}</span>}
      <span className={styles.detail}>
        {t('chat-cards.twin.when', {
          when: words.exactly(dayOfLocal(reading.timestamp), reading.timestamp),
          zone: words.zone([reading]),
        })}
      </span>
    </>
  )
}

function Range({ kind, range, words }: { kind: CardKind; range: CardRange; words: CardWords }) {
  const { t } = words
  const { average, lowest, highest, inRangeCount: inRange, readingCount: count, points } = range
  const usual = words.inRange(kind)
  const unit = t(`chat-cards.unit.${kind}`)
  const facts = [
    { term: t('chat-cards.lowest'), value: `${words.written(lowest)} ${unit}` },
    { term: t('chat-cards.highest'), value: `${words.written(highest)} ${unit}` },
    ...(inRange === undefined || usual === null
      ? []
      : [{ term: usual, value: t('chat-cards.in.value', { inRange, count }) }]),
  ]
  const days = points.items.map(({ date: day, low, high }) => ({
    index: daysBetween(range.startDate, day),
    low,
    high,
  }))
  return (
    <>
      <span className={styles.kind}>
        <Icon name={icons[kind]} size="small" />
        <span>{t(`chat-cards.kind.${kind}`)}</span>
      </span>
      <span className={styles.detail}>
        {words.span({ start: range.startDate, end: range.endDate })}
      </span>
      {average === undefined ? null : (
        <span>
          <span className={styles.detail}>{t('chat-cards.average')}</span>{' '}
          <Metric value={words.written(average)} unit={unit} size="md" />
        </span>
      )}
      {days.length < 2 ? null : (
        <DaySparkline
          days={days}
          length={daysInSpan({ start: range.startDate, end: range.endDate })}
          kind={kind === 'bloodPressure' ? 'stems' : 'line'}
          band={bands[kind]}
        />
      )}
      <span className={styles.facts}>
        {facts.map(({ term, value }) => (
          <Fact key={term} term={term} value={value} />
        ))}
      </span>
      {points.leftOut === 0 ? null : (
        <span className={styles.detail}>{t('chat-cards.left-out', { count: points.leftOut })}</span>
      )}
      <span className={styles.detail}>
        {`${words.basis({ count: range.readingCount, days: range.dayCount })}. ${t('chat-cards.twin.zone', { zone: words.zoneOfDays(range.timeZone) })}`}
      </span>
    </>
  )
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <>
    <span className={styles.term}>{term}</span>
    <span className={styles.figure}>{value}</span>
  </>
)

function lookOf(status: CardStatus): RangeMarkStyle {
  switch (status.kind) {
    case 'bloodSugar':
      return rangeMarks.bloodSugar[status.range]
    case 'bloodPressure':
      return rangeMarks.bloodPressure[status.range]
    case 'pulse':
      return rangeMarks.pulse[status.range]
  }
}
