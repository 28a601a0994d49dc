import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { UrgentArea } from '#slices/dashboard/model/urgent-readings.ts'
import { useMessages } from '#i18n/use-messages.ts'
import * as styles from '#slices/dashboard/ui/urgent-care.css.ts'
import { answerReadings } from '#slices/dashboard/ui/answered-readings.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { lazyComponent } from '../../loading/lazy-component.ts'
import type { useUrgentReadings } from './use-urgent-readings.ts'
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

/** For a drawing of the edge (drawn-parts.ts). */
export const careParts = [SugarCard, PressureCard, GainCard]

/**
 * Shows the care cards of dangerous latest readings first on the dashboard.
 */
export function UrgentCare({
  danger: { found, leads },
  sugar,
  pressure,
  weights,
  isLow,
  isGainPossible,
  setGain,
  answerable,
}: ReturnType<typeof useUrgentReadings>) {
  const t = useMessages()
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
