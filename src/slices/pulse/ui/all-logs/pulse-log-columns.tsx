import type { Pulse } from '#vitals/model/pulse/pulse.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { sourceColumn, timeColumn, valueColumn } from '#vitals/ui/log/log-columns.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'
import type { TableColumn } from '#ui/data/table/table-types.ts'
import { pulseSource } from '../pulse-log-file.ts'
import { PulseRangeMark } from '../pulse-range-mark.tsx'

/** The columns of the log. */
export function pulseLogColumns(
  words: ReadingWords,
  byDay: boolean,
): readonly TableColumn<Pulse>[] {
  const { t } = words
  return [
    timeColumn(words, byDay),
    valueColumn(t('pulse.column.pulse'), ({ beatsPerMinute }) => (
      <TableFigure unit={t('pulse.unit')}>{beatsPerMinute}</TableFigure>
    )),
    {
      key: 'range',
      header: t('pulse.column.range'),
      cell: ({ beatsPerMinute }) => <PulseRangeMark beats={beatsPerMinute} />,
    },
    sourceColumn(words, ({ source }) => pulseSource(t, source)),
  ]
}
