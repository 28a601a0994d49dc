import { useLayoutEffect, useState, type ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  type UrgentReading,
  type UrgentArea,
  urgentReadings,
  mayHaveWeightGain,
  urgentBloodPressure,
  urgentBloodSugar,
} from '#slices/dashboard/model/urgent-readings.ts'
import { useLatestReadings } from '#slices/dashboard/api/use-latest-readings.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import * as styles from '#slices/dashboard/ui/urgent-care.css.ts'
import { answeredReadings, answerReadings } from '#slices/dashboard/ui/answered-readings.ts'
import { latestOf } from '#vitals/model/readings/readings.ts'
import { useStore } from '#platform/store/use-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { lazyComponent } from '../../loading/lazy-component.ts'
import type { GainState } from './care-cards.tsx'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

const load = () => import('./care-cards.tsx')
const SugarCard = lazyComponent(
  ['readings-brief', 'blood-sugar-brief', 'blood-sugar-care'],
  async () => (await load()).SugarCard,
)
const PressureCard = lazyComponent(
  ['readings-brief', 'blood-pressure'],
  async () => (await load()).PressureCard,
)
const GainCard = lazyComponent(['readings-brief', 'weight'], async () => (await load()).GainCard)

/**
 * Shows the care cards of dangerous latest readings first on the dashboard. `onKnown` reports the
 * findings, so that no other part claims there is nothing to do.
 */
export function UrgentCare({
  areas,
  onKnown,
}: {
  areas: readonly UrgentArea[]
  onKnown: (danger: UrgentReading) => void
}) {
  const t = useMessages()
  const { now } = useToday()
  const { has, sugars, pressures, weights, states } = useLatestReadings(areas)
  const [gain, setGain] = useState<GainState>('coming')

  const sugar =
    has('blood-sugar') && sugars.state === 'ready' ? urgentBloodSugar(sugars.data, now) : null
  const pressure =
    has('blood-pressure') && pressures.state === 'ready'
      ? urgentBloodPressure(pressures.data, now, !pressures.leftOut)
      : null
  const isGainPossible =
    has('weight') && weights.state === 'ready' && mayHaveWeightGain(weights.data, now)
  const found = urgentReadings({
    sugar,
    pressure,
    hasGained: isGainPossible && (gain === 'gained' || gain === 'gainedBefore'),
  })
  const isLow = sugar !== null && sugar.care.sugarGrams !== null
  const answered = useStore(answeredReadings)
  const gained =
    isGainPossible && gain === 'gained' && weights.state === 'ready' ? latestOf(weights.data) : null
  // A low blood sugar is answered by the next check alone.
  const answerable = [isLow ? null : sugar?.reading, pressure?.reading, gained].flatMap((reading) =>
    reading && !answered.has(reading.id) ? [reading.id] : [],
  )
  const leads = isLow || answerable.length > 0
  // An unreadable row may be the latest reading, so the result is incomplete.
  const isPartial = [sugars, pressures, weights].some(
    (read) => read.state === 'ready' && read.leftOut,
  )
  const isAny = (state: 'pending' | 'failed') => areas.some((area) => states[area] === state)
  const state =
    isAny('pending') || (isGainPossible && gain === 'coming')
      ? 'coming'
      : isPartial || isAny('failed') || (isGainPossible && gain === 'lost')
        ? 'lost'
        : 'known'
  const word = found.join(' ')
  // The report precedes the paint, so that no other part shows an all-clear.
  useLayoutEffect(() => {
    onKnown({ found, leads, state })
    // oxlint-disable-next-line react/exhaustive-deps -- `word` is what `found` says
  }, [word, leads, state, onKnown])

  const card = (area: UrgentArea): ReactNode => {
    if (area === 'blood-sugar') return sugar === null ? null : <SugarCard danger={sugar} />
    return pressure === null ? null : <PressureCard care={pressure} />
  }
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {found.length === 0 ? '' : t('dashboard-more.urgent.found')}
      </VisuallyHidden>
      {found
        .filter((area) => area !== 'weight')
        .map((area) => (
          <Card key={area}>{card(area)}</Card>
        ))}
      {isGainPossible ? (
        <ErrorBoundary onMissing={() => setGain('lost')}>
          <LazyBoundary>
            <GainCard readings={weights} className={styles.card} onKnown={setGain} />
          </LazyBoundary>
        </ErrorBoundary>
      ) : null}
      {leads && !isLow ? (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              answerReadings(answerable)
              // The focused button is gone.
              document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
            }}
          >
            {t('dashboard-more.urgent.done')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** Replaces a card that failed to load with its essential sentence. */
function Card({ children }: { children: ReactNode }) {
  const t = useMessages()
  const missing = (
    <Banner
      tone="critical"
      headingLevel={2}
      live="alert"
      title={t('dashboard-more.urgent.missing')}
      actions={
        <PlainLink look="standalone" href={supportCall.href}>
          {t('common.call', { phone: supportCall.label })}
        </PlainLink>
      }
    >
      {t('dashboard-more.urgent.missing.text')}
    </Banner>
  )
  return (
    <div className={styles.card}>
      <ErrorBoundary otherwise={missing}>
        <LazyBoundary fallback={<Skeleton height="24rem" card />}>{children}</LazyBoundary>
      </ErrorBoundary>
    </div>
  )
}
