import type { Ref } from 'react'
import type { ShownCare } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { type MeasuredSugar, rangeOf, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { instantOf, type TimedReading } from '#vitals/model/readings/readings.ts'
import { bloodSugarCare } from '#vitals/model/thresholds.ts'
import { sugarWait } from '../model/sugar-timer.ts'
import { formatTime } from '#i18n/format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { href } from '#platform/model/paths.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { CareCard } from '#vitals/ui/overview/care-card.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Metric } from '#ui/data/metric.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { SugarCountdown } from './sugar-countdown.tsx'
import { useSugarTimer } from './use-sugar-timer.ts'

const { signedBy, version } = bloodSugarCare

type SugarCareProps = {
  readonly shown: ShownCare
  /** A reading without a time is not saved yet. */
  readonly reading: MeasuredSugar & Partial<TimedReading>
  readonly when: string
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** Logs the next check on this page; by default a link leads to the form. */
  readonly onLog?: () => void
}

/**
 * The care card of a dangerous reading (texts `blood-sugar-care`): what to do now, a timer after
 * sugar, and when to call 911. An old reading is measured again first; members with a fluid limit
 * (heart failure, kidney disease) are reminded of it. `when` is the formatted time of the reading.
 */
export function BloodSugarCareCard({ shown, reading, when, titleRef, onLog }: SugarCareProps) {
  const { ask, care: row } = shown
  const { care, sugarGrams, againMinutes, repeatUnder, callOver } = row
  const t = useMessages()
  const locale = useLocale()
  const { hasSafeContent } = useAppState()
  const since = isTimed(reading) ? instantOf(reading) : null
  const { end, start } = useSugarTimer(since)
  const isLow = care === 'low' || care === 'veryLow'
  const isToTreat = isLow && ask === 'act'
  const timed = isToTreat ? end : null
  const figures = {
    grams: sugarGrams ?? '',
    minutes: againMinutes,
    again: t('blood-sugar-care.again', { minutes: againMinutes }),
    under: repeatUnder ?? '',
    over: callOver ?? '',
  }
  const title =
    timed !== null
      ? 'waiting'
      : ask === 'measure'
        ? 'measure'
        : care === 'veryHigh' && hasSafeContent
          ? 'veryHigh.limit'
          : care
  const range = rangeOf(reading)
  const value = shownValueOf(reading)
  const log = (look: 'primary' | 'quiet', text: string) =>
    onLog === undefined ? (
      <ButtonLink look={look} to={href('bloodSugarLogReading')}>
        {text}
      </ButtonLink>
    ) : (
      <Button look={look} onClick={onLog}>
        {text}
      </Button>
    )
  return (
    <CareCard
      id="blood-sugar-care-title"
      tone={rangeMarks.bloodSugar[range].tone}
      value={
        <Metric
          size="xl"
          value={value}
          unit={t('blood-sugar.unit')}
          label={`${value} ${t('blood-sugar.unit')}`}
        />
      }
      mark={
        <StatusMark {...rangeMarks.bloodSugar[range]}>{t(`blood-sugar.range.${range}`)}</StatusMark>
      }
      when={when}
      title={t(`blood-sugar-care.title.${title}`, figures)}
      titleRef={titleRef}
      timer={timed === null ? undefined : <SugarCountdown end={timed} />}
      steps={stepsOf(shown).map((step, at) =>
        timed !== null && at === 0
          ? {
              text: t('blood-sugar-care.timer.done', {
                time: formatTime(timed - sugarWait, { locale, timeZone: memberTimeZone() }),
              }),
              isDone: true,
            }
          : { text: t(`blood-sugar-care.${step}`, figures) },
      )}
      actions={
        since === null && onLog === undefined ? undefined : isToTreat && timed === null ? (
          <>
            <Button onClick={start}>{t('blood-sugar-care.start', figures)}</Button>
            {log('quiet', t('blood-sugar-care.already'))}
          </>
        ) : (
          log('primary', t('blood-sugar-care.log'))
        )
      }
      help={{
        text: t(`blood-sugar-care.signs.${isLow ? 'low' : 'high'}`),
        call: t('blood-sugar-care.call'),
        isCall: false,
        us: (
          <PlainLink look="standalone" href={supportCall.href}>
            {t('blood-sugar-care.us', { phone: supportCall.label })}
          </PlainLink>
        ),
      }}
      note={signedBy === null ? undefined : t('blood-sugar-care.source', { signedBy, version })}
    />
  )
}

const isTimed = (
  reading: MeasuredSugar & Partial<TimedReading>,
): reading is MeasuredSugar & TimedReading =>
  reading.timestamp !== undefined && reading.utcOffset !== undefined

/** The text keys of the steps, at most three. */
function stepsOf({ ask, care: { care } }: ShownCare) {
  if (care === 'low' || care === 'veryLow')
    return ask === 'act'
      ? ([`low.what`, `${care}.wait`, `${care}.check`] as const)
      : (['measure.low.what', 'measure.low.wait', 'measure.low.check'] as const)
  return ask === 'act'
    ? ([`${care}.what`, `${care}.again`, `${care}.repeat`] as const)
    : ([`${care}.repeat`] as const)
}
