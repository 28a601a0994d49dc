import { noneOf } from '#platform/model/parts/none.ts'
import { type ComponentType, useMemo } from 'react'
import type {
  InitialReadings,
  InitialReadingsRequest,
} from '../../api/readings/use-initial-readings.ts'
import { initialRangeDays } from '../../model/readings/initial-range.ts'
import type { LogSearch } from '../../model/readings/log-search.ts'
import type { TimedReading } from '../../model/readings/readings.ts'
import type { SearchParams } from '../../model/readings/search-params.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import type { AreaDescriptor } from '../area/area-descriptor.ts'
import { AreaPage } from '../area/area-page.tsx'
import { AreaQueryState, NoReadings } from '../area/area-query-state.tsx'
import type { ShownLog } from './reading-log-page.tsx'

type AreaLog<Reading extends TimedReading, Search extends LogSearch> = {
  readonly area: AreaDescriptor
  readonly useReadings: (request: InitialReadingsRequest) => QueryState<InitialReadings<Reading>>
  /** Parses the search parameters of the address. */
  readonly parse: (params: SearchParams) => Search
  /** The matching readings in the requested order. */
  readonly select: (
    readings: readonly Reading[],
    span: DateSpan,
    search: Search,
  ) => readonly Reading[]
  /** The `ReadingLogPage` of the area. */
  readonly Log: ComponentType<ShownLog<Reading, Search>>
  /** What the log shows before its first reading. */
  readonly Empty?: typeof NoReadings
}

/**
 * The log of an area, with filters, sorting, export and print; before the first reading, its empty
 * state. The address holds the query.
 */
export function AreaLogScreen<Reading extends TimedReading, Search extends LogSearch>(
  log: AreaLog<Reading, Search>,
) {
  return (
    <AreaPage area={log.area} tab="all-logs">
      <AllLogs {...log} />
    </AreaPage>
  )
}

function AllLogs<Reading extends TimedReading, Search extends LogSearch>(
  log: AreaLog<Reading, Search>,
) {
  const { area, useReadings, parse, Empty = NoReadings } = log
  const { today } = useToday()
  const [params] = useSearchParamsState()
  const read = useReadings({ span: parse(params).span, length: initialRangeDays, today })
  return (
    <AreaQueryState {...{ area, read }}>
      {(initial, leftOut) =>
        initial.opening.latest === null ? (
          <Empty none={noneOf(initial.opening.latest, leftOut)} area={area} />
        ) : (
          <Selected {...log} {...initial} />
        )
      }
    </AreaQueryState>
  )
}

function Selected<Reading extends TimedReading, Search extends LogSearch>({
  parse,
  select,
  Log,
  opening,
  readings,
  leftOut = 0,
}: AreaLog<Reading, Search> & InitialReadings<Reading>) {
  const { today } = useToday()
  const name = useMemberName()
  const [params, onChange] = useSearchParamsState()
  const search = useMemo(() => parse(params), [parse, params])
  const rows = useMemo(
    () => select(readings, opening.span, search),
    [select, readings, opening, search],
  )
  return <Log {...{ opening, search, rows, leftOut, today, name, onChange }} />
}
