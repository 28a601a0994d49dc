import { noneOf } from '#platform/model/parts/none.ts'
import type { ReactNode } from 'react'
import type { ReportReadings } from '../../api/readings/use-report-readings.ts'
import { saveCsv } from '#platform/browser/save-file.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import type { Translate } from '#i18n/use-messages.ts'
import { Stack } from '#ui/layout/stack.tsx'
import type { AreaDescriptor } from '../area/area-descriptor.ts'
import { AreaQueryState, NoReadings } from '../area/area-query-state.tsx'
import type { ReadingWords } from '../wording/use-reading-words.ts'
import { DoctorReportLink } from './doctor-report-link.tsx'
import { ReportToolbar } from './report-toolbar.tsx'

export type PeriodReportProps<Reading, Days extends number> = {
  area: AreaDescriptor
  words: ReadingWords
  ranges: readonly Days[]
  range: Days
  onRange: (range: Days) => void
  read: QueryState<ReportReadings<Reading>>
  /** Makes the CSV export. */
  fileOf: (t: Translate, readings: readonly Reading[], leftOut?: number) => string
  children: (reported: ReportReadings<Reading>) => ReactNode
}

/** A report of a period in each state of its query, with the buttons to save and print it. */
export function PeriodReport<Reading, Days extends number>({
  area,
  words: { t },
  ranges,
  range,
  onRange,
  read,
  fileOf,
  children,
}: PeriodReportProps<Reading, Days>) {
  const shown = read.state === 'ready' && read.data.latest !== null ? read.data : null
  const save = ({ span, readings, leftOut }: ReportReadings<Reading>) =>
    saveCsv(t(`${area.slug}.logs.file`), span, fileOf(t, readings, leftOut))
  return (
    <Stack gap="s6">
      <ReportToolbar
        {...{ ranges, range, onRange }}
        onSave={shown === null ? undefined : () => save(shown)}
      />
      <AreaQueryState {...{ area, read }}>
        {(reported, leftOut) =>
          reported.latest === null ? (
            <NoReadings none={noneOf(reported.latest, leftOut)} area={area} />
          ) : (
            children(reported)
          )
        }
      </AreaQueryState>
      {area.slug === 'biometrics' ? null : <DoctorReportLink />}
    </Stack>
  )
}
