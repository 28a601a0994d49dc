import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import type { UrgentReading } from '#slices/dashboard/model/urgent-readings.ts'
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
import { DashboardScreen } from '#slices/dashboard/ui/dashboard-screen.tsx'
import { useNextStepCount } from '#slices/dashboard/ui/next-steps/use-next-step-count.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { DeferUntilVisible } from '#ui/layout/defer-until-visible.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NextStepsSkeleton } from '#ui/data/next-steps-skeleton.tsx'
import { TilePending } from '#ui/data/tile-pending.tsx'
import { isVisible } from '../../router/route-guard.ts'
import { lazyComponent } from '../../loading/lazy-component.ts'
import { ChunkLoadFailure } from '../../loading/chunk-boundary.tsx'
import { isRequirementMet } from '../../router/route-requirements.ts'
import { routeOf } from '../../router/routes.ts'
import { useRequirementFacts } from '../../router/use-requirement-facts.ts'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

const load = () => import('./dashboard-tiles.tsx')
// The chunk loads with the page, so that its requests start in the same round trip.
const loadLead = () => import('./dashboard-first-window.tsx')
void loadLead().catch(() => {})
const own = ['dashboard-more'] as const
const Changes = lazyComponent([...own], async () => (await loadLead()).Changes)
const NextSteps = lazyComponent([...own], async () => (await loadLead()).NextSteps)
const CoachCard = lazyComponent(
  [...own, 'chat-brief'],
  async () => (await import('#slices/chat/ui/coach-card/coach-card.tsx')).CoachCard,
)
const Urgent = lazyComponent([...own], async () => (await loadLead()).Urgent)
const ArrangeTiles = lazyComponent(
  [...own],
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

const tiles: Readonly<Record<DashboardTile, ComponentType>> = {
  'blood-sugar': lazyComponent(
    [...own, 'readings-brief', 'blood-sugar-brief'],
    async () => (await load()).BloodSugarTile,
  ),
  'blood-pressure': lazyComponent(
    [...own, 'readings-brief', 'blood-pressure-brief'],
    async () => (await load()).BloodPressureTile,
  ),
  weight: lazyComponent(
    [...own, 'readings-brief', 'weight-brief'],
    async () => (await load()).WeightTile,
  ),
  pulse: lazyComponent(
    [...own, 'readings-brief', 'pulse-brief'],
    async () => (await load()).PulseTile,
  ),
  kidney: lazyComponent([...own, 'kidney-brief'], async () => (await load()).KidneyTile),
  food: lazyComponent([...own, 'food-log-brief'], async () => (await load()).FoodTile),
  scores: lazyComponent([...own], async () => (await load()).ScoresTile),
  supplies: lazyComponent([...own, 'supplies-brief'], async () => (await load()).SuppliesTile),
}

const coachRoom = <Skeleton height="25.25rem" card />
/** The state without areas that can be urgent. */
const nothingFound: UrgentReading = { found: [], state: 'known' }
const changing = ['blood-sugar', 'blood-pressure', 'weight'] as const

/** The dashboard, composed of the slices' parts that the member's programs include. */
export function DashboardPage() {
  const t = useMessages()
  const { hasChatAvailable } = useMember()
  const { scores } = useInitialAnswers()
  const hasScores = useFlag('CARDIOMETABOLIC_TILE') && (scores.value?.items ?? []).length > 0
  const sees = useSees()
  const [order, setOrder] = useOrder()
  const { room } = useNextStepCount()
  const [danger, setDanger] = useState<UrgentReading>({ found: [], state: 'coming' })
  const shown = order.filter((tile) => (tile === 'scores' ? hasScores : sees(pageOfTile[tile])))
  const areas = shown.filter((tile) =>
    changing.some((area) => area === tile),
  ) as (typeof changing)[number][]
  const hasCoaching = sees('coaching')
  const pathOf = (id: string) => (isRoute(id) && sees(id) ? href(id) : null)
  return (
    <DashboardScreen
      changes={
        <Part room={null}>
          <Changes areas={areas} />
        </Part>
      }
      areas={areas.length as 0 | 1 | 2 | 3}
      urgent={
        areas.length === 0 ? null : (
          <Part room={null}>
            <Urgent areas={areas} onKnown={setDanger} />
          </Part>
        )
      }
      steps={
        <Part
          room={
            <LoadingStatus label={t('dashboard.programs.loading')}>
              <NextStepsSkeleton room={room} />
            </LoadingStatus>
          }
        >
          <NextSteps pathOf={pathOf} danger={areas.length === 0 ? nothingFound : danger} />
        </Part>
      }
      coach={
        hasChatAvailable || hasCoaching ? (
          <DeferUntilVisible room={coachRoom}>
            <Part room={coachRoom}>
              <CoachCard
                hasChat={hasChatAvailable}
                coaching={hasCoaching ? href('coaching') : null}
              />
            </Part>
          </DeferUntilVisible>
        ) : null
      }
      log={<LogLink pathOf={pathOf} />}
      tiles={shown.map((key) => {
        const Tile = tiles[key]
        const { nav } = routeOf(pageOfTile[key])
        return {
          key,
          name: key === 'scores' || nav === undefined ? null : t(nav.label),
          programs: key === 'scores' ? [] : (routeOf(pageOfTile[key]).programs ?? []),
          tile: (
            <Part room={<TilePending label={t('dashboard.tile.loading')} />}>
              <Tile />
            </Part>
          ),
        }
      })}
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

/** Links to logging a reading: by typing, else by measuring, else the food log. */
function LogLink({ pathOf }: { pathOf: (id: string) => string | null }) {
  const t = useMessages()
  const ways = [
    ['bloodSugarLogReading', 'reading'],
    ['bloodPressureMonitor', 'take'],
    ['weightLogReading', 'reading'],
    ['foodLog', 'food'],
  ] as const
  const way = ways.find(([id]) => pathOf(id) !== null)
  return way === undefined ? null : (
    <ButtonLink look="secondary" icon="plus" to={pathOf(way[0]) ?? ''}>
      {t(`dashboard.log.${way[1]}`)}
    </ButtonLink>
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
    <Inline gap="s3">
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
    </Inline>
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
