import { useCallback } from 'react'
import { type Pulse, pulseRangeOf, pulseRanges } from '#vitals/model/pulse/pulse.ts'
import {
  parsePulseLogSearch,
  type PulseLogSearch,
  selectPulse,
} from '../../model/pulse-log-search.ts'
import { useInitialPulse } from '#vitals/api/readings/pulse-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { AreaLogScreen } from '#vitals/ui/log/area-log-screen.tsx'
import { ReadingLogPage, type ShownLog } from '#vitals/ui/log/reading-log-page.tsx'
import { pulseArea } from '../pulse-area.ts'
import { pulseLogFile } from '../pulse-log-file.ts'
import { pulseLogColumns } from './pulse-log-columns.tsx'

/** The log of pulse. */
export function PulseLogsScreen() {
  return (
    <AreaLogScreen
      area={pulseArea}
      useReadings={useInitialPulse}
      parse={parsePulseLogSearch}
      select={selectPulse}
      Log={Log}
    />
  )
}

function Log(shown: ShownLog<Pulse, PulseLogSearch>) {
  const words = useReadingWords(shown.today)
  const { t } = words
  const outside = shown.rows.filter(
    ({ beatsPerMinute }) => pulseRangeOf(beatsPerMinute) !== 'usual',
  ).length
  return (
    <ReadingLogPage
      {...shown}
      area={pulseArea}
      words={words}
      unit={t('pulse.unit')}
      finding={
        shown.rows.length === 0 || shown.leftOut > 0 || shown.search.ranges.length > 0
          ? null
          : t('pulse.logs.finding', { count: outside })
      }
      columnsOf={useCallback((byDay: boolean) => pulseLogColumns(words, byDay), [words])}
      filters={[
        {
          name: 'pulse',
          label: t('pulse.logs.range'),
          all: t('pulse.logs.all'),
          options: pulseRanges.map((value) => ({ value, label: t(`pulse.range.${value}`) })),
          value: shown.search.ranges,
        },
      ]}
      fileOf={pulseLogFile}
    />
  )
}
