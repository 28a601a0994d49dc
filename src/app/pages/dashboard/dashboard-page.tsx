import { useMemo, useState, type ReactNode } from 'react'
import {
  type DashboardTile,
  dashboardTiles,
  newTileOrder,
  orderOf,
  orderWord,
} from '#slices/dashboard/model/tile-order.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { localTextPreference } from '#platform/storage/local-preference.ts'
import { href, isRoute, type RouteId } from '#platform/model/paths.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import * as styles from '#slices/dashboard/ui/dashboard.css.ts'
import { PrivacyLine } from '../../layout/privacy-line.tsx'
import { DashboardScreen } from '#slices/dashboard/ui/dashboard-screen.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { MenuButton } from '#ui/navigation/menu-button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TilePending } from '#ui/data/tile-pending.tsx'
import { isVisible } from '../../router/route-guard.ts'
import { type LazyComponent, lazyComponent } from '../../loading/lazy-component.ts'
import { ChunkLoadFailure } from '../../loading/chunk-boundary.tsx'
import { isRequirementMet } from '../../router/route-requirements.ts'
import { routeOf } from '../../router/routes.ts'
import { useRequirementFacts } from '../../router/use-requirement-facts.ts'
import { careParts, UrgentCare } from './urgent-care.tsx'
import { useUrgentReadings } from './use-urgent-readings.ts'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

const load = () => import('./dashboard-tiles.tsx')
// The chunk loads with the page, so that its requests start in the same round trip.
const loadLead = () => import('./dashboard-first-window.tsx')
void loadLead().catch(() => {})
const Verdict = lazyComponent([], async () => (await load()).WeekVerdict)
const Failures = lazyComponent([], async () => (await load()).TileFailures)
export const NextSteps = lazyComponent([], async () => (await loadLead()).NextSteps)
export const CoachCard = lazyComponent(
  ['chat-brief'],
  async () => (await import('#slices/chat/ui/coach-card/coach-card.tsx')).CoachCard,
)
const ArrangeTiles = lazyComponent(
  [],
  async () =>
    (await import('#slices/dashboard/ui/tiles/arrange-tiles-dialog.tsx')).ArrangeTilesDialog,
)

/** The route whose access rule applies to each tile; scores have none. */
const pageOfTile = {
  'blood-sugar': 'bloodSugar',
  'blood-pressure': 'bloodPressure',
  weight: 'weight',
  pulse: 'pulse',
  kidney: 'kidneyHealth',
  food: 'food',
  scores: 'dashboard',
  supplies: 'orderSupplies',
} as const satisfies Record<DashboardTile, RouteId>

const tiles: Readonly<Record<DashboardTile, LazyComponent>> = {
  'blood-sugar': lazyComponent(
    ['readings-brief', 'blood-sugar-brief'],
    async () => (await load()).BloodSugarTile,
  ),
  'blood-pressure': lazyComponent(
    ['readings-brief', 'blood-pressure-brief'],
    async () => (await load()).BloodPressureTile,
  ),
  weight: lazyComponent(['readings-brief', 'weight-brief'], async () => (await load()).WeightTile),
  pulse: lazyComponent(['readings-brief', 'pulse-brief'], async () => (await load()).PulseTile),
  kidney: lazyComponent(['kidney-brief'], async () => (await load()).KidneyTile),
  food: lazyComponent(['food-log-brief'], async () => (await load()).FoodTile),
  scores: lazyComponent([], async () => (await load()).ScoresTile),
  supplies: lazyComponent(['supplies-brief'], async () => (await load()).SuppliesTile),
}

/** For a drawing of the edge (drawn-parts.ts). */
export const parts = [
  ...Object.values(tiles),
  ...careParts,
  Verdict,
  Failures,
  NextSteps,
  CoachCard,
]

const coachRoom = <Skeleton height="7.5rem" card />
const changing = ['blood-sugar', 'blood-pressure', 'weight'] as const

/** The dashboard, composed of the slices' parts that the member's programs include. */
export function DashboardPage() {
  const t = useMessages()
  const { hasChatAvailable } = useMember()
  const { scores } = useInitialAnswers()
  // The tile says that it failed.
  const mayHaveScores = scores.status === 'failed' || (scores.value?.items.length ?? 0) > 0
  const hasScores = useFlag('CARDIOMETABOLIC_TILE') && mayHaveScores
  const sees = useSees()
  const [order, setOrder] = useOrder()
  const shown = order.filter((tile) => (tile === 'scores' ? hasScores : sees(pageOfTile[tile])))
  const areas = shown.filter((tile) =>
    changing.some((area) => area === tile),
  ) as (typeof changing)[number][]
  const urgent = useUrgentReadings(areas)
  const { danger } = urgent
  const hasCoaching = sees('coaching')
  const pathOf = (id: string) => (isRoute(id) && sees(id) ? href(id) : null)
  const isUrgent = danger.leads
  // A reading that leads the page is not repeated below it.
  const below = [
    ...shown.filter(
      (tile) => tile !== 'scores' && !(isUrgent && danger.found.some((area) => area === tile)),
    ),
    ...shown.filter((tile) => tile === 'scores'),
  ]
  return (
    <DashboardScreen
      urgent={
        areas.length === 0 ? null : (
          <Part room={null}>
            <UrgentCare {...urgent} />
          </Part>
        )
      }
      isUrgent={isUrgent}
      verdict={
        areas.length === 0 ? null : (
          <Part room={null}>
            <Verdict areas={areas} />
          </Part>
        )
      }
      steps={
        <Part room={<Skeleton height="5.5rem" card />}>
          <NextSteps pathOf={pathOf} danger={danger} />
        </Part>
      }
      coach={
        hasChatAvailable || hasCoaching ? (
          <Part room={coachRoom}>
            <CoachCard
              hasChat={hasChatAvailable}
              coaching={hasCoaching ? href('coaching') : null}
            />
          </Part>
        ) : null
      }
      privacy={<PrivacyLine />}
      log={<LogMenu pathOf={pathOf} />}
      tiles={below.map((key) => {
        const Tile = tiles[key]
        return {
          key,
          programs: key === 'scores' ? [] : (routeOf(pageOfTile[key]).programs ?? []),
          tile: (
            <Part room={<TilePending label={t('dashboard.tile.loading')} />}>
              <Tile />
            </Part>
          ),
        }
      })}
      failures={
        <Part room={null}>
          <Failures />
        </Part>
      }
      tools={<Tools order={order} shown={shown} onMove={setOrder} />}
    />
  )
}

/**
 * A lazy part of the dashboard. Its space is reserved, and a failure does not affect other parts.
 */
const Part = ({ room, children }: { room: ReactNode; children: ReactNode }) => (
  <ErrorBoundary otherwise={(again) => <ChunkLoadFailure onRetry={again} />}>
    <LazyBoundary fallback={room}>{children}</LazyBoundary>
  </ErrorBoundary>
)

/** Returns a check of whether the member may see a page, by the rules of sidebar and guard. */
function useSees(): (id: RouteId) => boolean {
  const facts = useRequirementFacts()
  return (id) =>
    isVisible(routeOf(id).programs, facts.programs) && isRequirementMet(routeOf(id).needs, facts)
}

/** The pages that log a value, by the area that they are for. */
const logPages = [
  'bloodSugarLogReading',
  'bloodPressureLogReading',
  'weightLogReading',
  'foodLog',
] as const

/** A menu of what the member can log: by typing, or by measuring. */
function LogMenu({ pathOf }: { pathOf: (id: string) => string | null }) {
  const t = useMessages()
  const items = logPages.flatMap((id) => {
    const to = pathOf(id)
    return to === null
      ? []
      : [{ key: id, kind: 'link', label: t(`dashboard.log.${id}`), to } as const]
  })
  return items.length === 0 ? null : (
    <MenuButton look="secondary" icon="plus" chevron={false} items={items}>
      {t('dashboard.log')}
    </MenuButton>
  )
}

function Tools({
  order,
  shown,
  onMove,
}: {
  order: readonly DashboardTile[]
  shown: readonly DashboardTile[]
  onMove: (order: readonly DashboardTile[]) => void
}) {
  const t = useMessages()
  const [isArranging, setArranging] = useState(false)
  return (
    <div className={styles.tools}>
      {shown.length > 1 ? (
        <Button
          look="quiet"
          size="compact"
          flush
          icon="sort"
          aria-haspopup="dialog"
          onClick={() => setArranging(true)}
        >
          {t('dashboard.arrange')}
        </Button>
      ) : null}
      <Link look="standalone" to={href('programs')}>
        {t('dashboard.manage')}
      </Link>
      {isArranging ? (
        <ErrorBoundary onMissing={() => setArranging(false)}>
          <LazyBoundary>
            <ArrangeTiles
              order={order}
              shown={shown}
              onMove={onMove}
              onClose={() => setArranging(false)}
            />
          </LazyBoundary>
        </ErrorBoundary>
      ) : null}
    </div>
  )
}

/** Returns the member's order of tiles, stored on this device, and its setter. */
function useOrder(): readonly [
  readonly DashboardTile[],
  (order: readonly DashboardTile[]) => void,
] {
  const member = useInitialAnswers().userId.value
  const memory = useMemo(
    () => (member === null ? null : localTextPreference('dashboard-tiles', orderOf, member)),
    [member],
  )
  const [chosen, setChosen] = useState<readonly DashboardTile[] | null>(null)
  const stored = useMemo(() => memory?.read() ?? null, [memory])
  const usual = useFlag('NEW_CARD_ORDER') ? newTileOrder : dashboardTiles
  return [
    chosen ?? stored ?? usual,
    (order) => {
      setChosen(order)
      memory?.write(orderWord(order))
    },
  ]
}
