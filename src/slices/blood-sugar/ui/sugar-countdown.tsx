import { useEffect } from 'react'
import { spokenStage, sugarWait } from '../model/sugar-timer.ts'
import { formatTime } from '#i18n/format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { clockOf, minutesLeft } from '#platform/model/numbers/time-left.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { CountdownRing } from '#ui/feedback/countdown-ring.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { Metric } from '#ui/data/metric.tsx'
import * as styles from './sugar-countdown.css.ts'

/** The wait after sugar until `end` of the device's clock, heard at its start, at 5 and at 0. */
export function SugarCountdown({ end }: { end: number }) {
  const t = useMessages()
  const locale = useLocale()
  const left = useCountdown(end)
  const stage = spokenStage(left)
  const said =
    left === 0
      ? t('blood-sugar-care.timer.over')
      : t('blood-sugar-care.timer.left', { minutes: minutesLeft(left) })
  useEffect(() => {
    announce(said)
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each stage, not each minute
  }, [stage])
  const time = formatTime(end, { locale, timeZone: memberTimeZone() })
  return (
    <div className={styles.timer} role="timer">
      <CountdownRing left={left} whole={sugarWait / 1000} shown={minutesLeft(left)} />
      <div>
        <Text look="small" tone="secondary">
          {t(left === 0 ? 'blood-sugar-care.timer.over' : 'blood-sugar-care.timer.in')}
        </Text>
        {left === 0 ? null : <Metric value={clockOf(left)} />}
        <Text look="small" tone="secondary">
          {t('blood-sugar-care.timer.at', { time })}
        </Text>
      </div>
    </div>
  )
}
