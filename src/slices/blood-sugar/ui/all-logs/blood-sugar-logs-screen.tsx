import { useCallback } from 'react'
import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Link } from '#ui/navigation/link.tsx'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  type BloodSugarLogSearch,
  parseBloodSugarLogSearch,
  selectBloodSugar,
} from '../../model/blood-sugar-log-search.ts'
import { useLeftOutBloodSugar } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { useInitialBloodSugar } from '../../api/blood-sugar-queries.ts'
import { AreaQueryState, NoReadings } from '#vitals/ui/area/area-query-state.tsx'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { useToday } from '#i18n/use-today.ts'
import { AreaLogScreen } from '#vitals/ui/log/area-log-screen.tsx'
import { useEditedRow } from '#vitals/ui/log/use-edited-row.tsx'
import { ReadingLogPage, type ShownLog } from '#vitals/ui/log/reading-log-page.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TogglePair } from '#ui/forms/fields/toggle-pair.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import { bloodSugarLogColumns } from '../blood-sugar-log-columns.tsx'
import { bloodSugarLogFile } from '../blood-sugar-log-file.ts'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'
import { bloodSugarLogFilters } from './blood-sugar-log-filters.ts'
import { DiaryTable } from './diary-table.tsx'
import { LeftOutBloodSugar } from './left-out-blood-sugar.tsx'
import { EditBloodSugarDialog } from './edit-blood-sugar-dialog.tsx'

/** The log of blood sugar, as a list or as a diary, and the way to bring more readings in. */
export function BloodSugarLogsScreen() {
  const t = useMessages()
  return (
    <Stack gap="s6">
      <AreaLogScreen
        area={bloodSugarArea}
        useReadings={useInitialBloodSugar}
        parse={parseBloodSugarLogSearch}
        select={selectBloodSugar}
        Log={Log}
        Empty={NoneThatCounts}
      />
      <ScreenOnly>
        <Link look="standalone" icon="table" to={href('readingsImport')}>
          {t('blood-sugar.logs.import')}
        </Link>
      </ScreenOnly>
    </Stack>
  )
}

/** Before the first reading that counts: the member may have left out each one. */
function NoneThatCounts(empty: Parameters<typeof NoReadings>[0]) {
  const { today } = useToday()
  const words = useBloodSugarWords(today)
  const read = useLeftOutBloodSugar(newestRequest)
  return (
    <AreaQueryState area={bloodSugarArea} read={read}>
      {(readings, leftOut) =>
        readings.length === 0 ? (
          <NoReadings {...empty} none={leftOut === 0 ? empty.none : null} />
        ) : (
          <LeftOutBloodSugar span={newestRequest} words={words} />
        )
      }
    </AreaQueryState>
  )
}

const editTexts = {
  column: 'blood-sugar-entry.edit.column',
  name: 'blood-sugar-entry.edit.name',
} as const

function Log(shown: ShownLog<BloodSugarReading, BloodSugarLogSearch>) {
  const { opening, search, rows, today, onChange } = shown
  const words = useBloodSugarWords(today)
  const { t } = words
  const { column, edited, close } = useEditedRow(rows, words, editTexts)
  return (
    <Stack gap="s6">
      <ReadingLogPage
        {...shown}
        area={bloodSugarArea}
        words={words}
        unit={t('blood-sugar.unit')}
        columnsOf={useCallback(
          (byDay: boolean) => [...bloodSugarLogColumns(words, byDay), column],
          [words, column],
        )}
        filters={bloodSugarLogFilters(t, search)}
        views={
          <ScreenOnly>
            <TogglePair
              label={t('blood-sugar.logs.view')}
              value={search.view}
              onChange={(view) => onChange({ view, rows: null })}
              options={[
                { value: 'list', label: t('blood-sugar.logs.view.list'), icon: 'table' },
                { value: 'days', label: t('blood-sugar.logs.view.days'), icon: 'calendar' },
              ]}
            />
          </ScreenOnly>
        }
        instead={
          search.view === 'days' ? (
            <DiaryTable
              readings={rows}
              caption={t('blood-sugar.logs.diary.caption', { span: words.span(opening.span) })}
              words={words}
            />
          ) : undefined
        }
        fileOf={bloodSugarLogFile}
      />
      <LeftOutBloodSugar span={opening.span} words={words} />
      {edited === null ? null : (
        <EditBloodSugarDialog reading={edited} words={words} onClose={close} />
      )}
    </Stack>
  )
}
