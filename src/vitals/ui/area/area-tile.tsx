import type { ReactNode } from 'react'
import type { ReportArea } from '../../model/report/report-periods.ts'
import { href, type RouteId } from '#platform/model/paths.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { isOld } from '../../model/readings/readings.ts'
import { verdictDays } from '../../model/thresholds.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { formatDayAge } from '#i18n/wall-clock-format.ts'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile, TileWord } from '#ui/data/tile.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The latest reading of a tile. `spoken` is its screen reader text; `status` null: it has none.
 * `day` is the local day on which it was taken.
 */
export type TileReading = {
  readonly day: Day
  readonly spoken: string
  readonly status: string | null
  readonly when: string
  readonly value: ReactNode
  readonly mark?: ReactNode
  readonly sparkline?: ReactNode
}

/** The number of readings that a tile draws. */
export const tileReadings = 14

/**
 * The dashboard tile of an area, a list item: its latest reading with its meaning and time, or
 * `start`, the way to the first one. It takes no `AreaDescriptor`, because modules that tiles share
 * with pages move into the tiles' chunk.
 */
export function AreaTile<Reading>({
  slug,
  page,
  icon,
  start,
  read,
  useLeftOut,
  latestOf,
}: {
  slug: ReportArea
  page: RouteId
  icon: IconName
  start: MessageKey
  read: QueryState<readonly Reading[]>
  /** The readings that the member left out of their figures, where they can. */
  useLeftOut?: () => QueryState<readonly Reading[]>
  /** The latest reading; null without one. `leftOut` counts the unreadable readings. */
  latestOf: (readings: readonly Reading[], leftOut: number) => TileReading | null
}) {
  const t = useMessages()
  const locale = useLocale()
  const { today } = useToday()
  const name = t(`${slug}.page.title`)
  const tile = { to: href(page), icon, name }
  const state = {
    loading: t('readings.loading'),
    name,
    title: t(`${slug}.failed.title`),
    support: supportCall,
  }
  return (
    <TileQueryState {...state} read={read}>
      {(readings, isStale, leftOut) => {
        const latest = latestOf(readings, leftOut)
        if (latest === null) {
          const empty = <EmptyTile {...tile} said="none" when={t(start)} />
          return useLeftOut === undefined ? (
            empty
          ) : (
            <UnlessLeftOut {...{ tile, state, useLeftOut }}>{empty}</UnlessLeftOut>
          )
        }
        const { day, spoken, when: taken, ...shown } = latest
        const isAged = isOld(day, today, verdictDays)
        // A word about an old reading would read as one about today.
        const status = isAged ? formatDayAge(day, today, locale) : latest.status
        const mark = isAged ? <TileWord icon="clock">{status}</TileWord> : latest.mark
        const current = isStale ? t('dashboard.tile.stale', { when: taken }) : taken
        const when =
          leftOut === 0 ? current : t('dashboard.tile.left-out', { when: current, count: leftOut })
        const values = { name, value: spoken, status: status ?? '', when }
        return (
          <Tile
            {...{ ...tile, value: shown.value, sparkline: shown.sparkline, when }}
            label={t(
              status === null ? 'dashboard-more.tile.plain' : 'dashboard.tile.reading',
              values,
            )}
            status={mark}
          />
        )
      }}
    </TileQueryState>
  )
}

type TileHead = { readonly to: string; readonly icon: IconName; readonly name: string }

/** A tile without a value. `said`: there are no readings, or the member left out all of them. */
function EmptyTile({ said, ...tile }: TileHead & { said: 'none' | 'all-left-out'; when: string }) {
  const t = useMessages()
  return (
    <Tile
      {...tile}
      label={t(`dashboard.tile.${said}`, { name: tile.name })}
      value={
        <Text as="span" look="label">
          {t(`dashboard.tile.${said}.value`)}
        </Text>
      }
    />
  )
}

function UnlessLeftOut({
  tile,
  state,
  useLeftOut,
  children,
}: {
  tile: TileHead
  state: Omit<Parameters<typeof TileQueryState>[0], 'read' | 'children'>
  useLeftOut: () => QueryState<readonly unknown[]>
  children: ReactNode
}) {
  const t = useMessages()
  return (
    <TileQueryState {...state} read={useLeftOut()}>
      {(readings, _isStale, unread) =>
        readings.length === 0 && unread === 0 ? (
          children
        ) : (
          <EmptyTile {...tile} said="all-left-out" when={t('dashboard.tile.all-left-out.when')} />
        )
      }
    </TileQueryState>
  )
}
