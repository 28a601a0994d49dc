import { useEffect, useRef, useState } from 'react'
import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { restMilliseconds, type Retake, retakeOf } from '../../model/retake.ts'
import { href } from '#platform/model/paths.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { bloodPressureCare } from '#vitals/model/thresholds.ts'
import { useBloodPressurePolling } from '../../api/use-blood-pressure-polling.ts'
import { minutesLeft } from '#platform/model/numbers/time-left.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CountdownRing } from '#ui/feedback/countdown-ring.tsx'
import { ButtonLink, PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { RetakeResult } from './retake-result.tsx'
import { useBloodPressureWords, type BloodPressureWords } from '../use-blood-pressure-words.ts'
import { deviceTime } from '#platform/time/current-time.ts'

const { waitMinutes } = bloodPressureCare
const seconds = restMilliseconds / 1000

/**
 * Guides through a retake: rest, measure, compare. `latest` is the newest reading of the page; the
 * panel polls for a newer one. `isToCall`: the member should call for help now, so no retake is
 * offered. `onClose` runs when the member finishes or cancels.
 */
export function RetakePanel({
  latest,
  today,
  takesFocus,
  isToCall,
  onClose,
}: {
  latest: BloodPressureReading | null
  today: Day
  takesFocus: boolean
  isToCall: boolean
  onClose: () => void
}) {
  const words = useBloodPressureWords(today)
  const { t } = words
  const [first] = useState(latest)
  const [restUntil, setRestUntil] = useState<number | null>(null)
  const left = Math.min(seconds, useCountdown(restUntil))
  const retake = retakeOf({ first, latest, restUntil, now: (restUntil ?? 0) - left * 1000 })
  const { stage } = retake
  const { look, looking } = useBloodPressurePolling(stage === 'measure' || stage === 'resting')
  useAnnouncements(retake, words)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  /** Moves the focus to the heading, since the pressed button disappears. */
  const rest = (until: number) => {
    setRestUntil(until)
    heading.current?.focus()
  }
  if (isToCall && stage !== 'done') return null
  return (
    <Card aria-labelledby="blood-pressure-retake">
      <Stack gap="s5">
        <Stack gap="s2">
          <div ref={heading} tabIndex={-1}>
            <Heading level={2} id="blood-pressure-retake">
              {t(
                `blood-pressure.retake.title.${stage === 'ready' && first === null ? 'first' : stage}`,
              )}
            </Heading>
          </div>
          {retake.stage === 'done' ? null : (
            <Text reading>
              {t(`blood-pressure.retake.text.${retake.stage}`, { minutes: waitMinutes })}
            </Text>
          )}
        </Stack>
        {stage === 'resting' ? (
          <CountdownRing
            left={left}
            whole={seconds}
            shown={minutesLeft(left)}
            unit={t('blood-pressure.retake.minutes', { count: minutesLeft(left) })}
            large
          />
        ) : null}
        {retake.stage === 'done' ? <RetakeResult {...retake} words={words} /> : null}
        <Inline gap="s3">
          {stage === 'ready' ? (
            <Button icon="clock" onClick={() => rest(deviceTime() + restMilliseconds)}>
              {t('blood-pressure.retake.rest', { minutes: waitMinutes })}
            </Button>
          ) : null}
          {stage === 'ready' || stage === 'resting' ? (
            <Button look={stage === 'ready' ? 'secondary' : 'primary'} onClick={() => rest(0)}>
              {t('blood-pressure.retake.rested')}
            </Button>
          ) : null}
          {stage === 'measure' ? (
            <Button
              working={looking}
              workingLabel={t('blood-pressure.retake.looking')}
              onClick={look}
            >
              {t('blood-pressure.retake.look')}
            </Button>
          ) : null}
          {stage === 'measure' ? (
            <ButtonLink look="secondary" to={href('bloodPressureLogReading')}>
              {t('blood-pressure.retake.type')}
            </ButtonLink>
          ) : null}
          {stage !== 'done' && latest !== null && categorize(latest) === 'severe' ? (
            <PlainButtonLink href="tel:911" icon="phone" look="secondary">
              {t('blood-pressure.care.call')}
            </PlainButtonLink>
          ) : null}
          <Button look={stage === 'done' ? 'primary' : 'quiet'} onClick={onClose}>
            {t(stage === 'done' ? 'blood-pressure.retake.done' : 'blood-pressure.retake.close')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** Announces changes that happen without a press: the end of the rest and the new reading. */
function useAnnouncements(retake: Retake, { t, spoken }: BloodPressureWords) {
  const { stage } = retake
  const said =
    retake.stage === 'measure'
      ? t('blood-pressure.retake.title.measure')
      : retake.stage === 'done'
        ? t('blood-pressure.retake.said', {
            reading: spoken(retake.reading),
            category: t(`blood-pressure.category.${categorize(retake.reading)}`),
          })
        : null
  useEffect(() => {
    if (said !== null) announce(said)
  }, [stage, said])
}
