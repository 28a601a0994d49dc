import { useCallback, useMemo } from 'react'
import { parseBloodSugarLogSearch, selectBloodSugar } from '#domain/blood-sugar-logs.ts'
import { logRules } from '#domain/readings-log.ts'
import { openingDays } from '#domain/readings-opening.ts'
import { type OpenedBloodSugar, useOpenedBloodSugar } from '#gateway/blood-sugar-period.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/use-member-name.ts'
import { useSearch } from '#ui/link/use-search.ts'
import { LogPage } from '#ui/log/log-page.tsx'
import { ScreenOnly } from '#ui/print-sheet/print-sheet.tsx'
import { TogglePair } from '#ui/segmented/toggle-pair.tsx'
import { DiaryTable } from './diary-table.tsx'
import { editColumn } from './edit-button.tsx'
import { logColumns } from './log-columns.tsx'
import { logFile } from './log-file.ts'
import { logFilters } from './log-filters.ts'
import { BloodSugarPage, BloodSugarRead, NoBloodSugar } from './page.tsx'
import { useWords } from './use-words.ts'

/** Every reading: filtered, sorted, saved and printed. The address holds what is asked for. */
export function AllLogsScreen() {
  return (
    <BloodSugarPage tab="all-logs">
      <AllLogs />
    </BloodSugarPage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const [params] = useSearch()
  const read = useOpenedBloodSugar({
    span: parseBloodSugarLogSearch(params).span,
    length: openingDays,
    today,
  })
  return (
    <BloodSugarRead read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoBloodSugar /> : <Logs {...opened} today={today} />
      }
    </BloodSugarRead>
  )
}

function Logs({ opening, readings, leftOut, today }: OpenedBloodSugar & { today: string }) {
  const words = useWords(today)
  const { t } = words
  const [params, onChange] = useSearch()
  const search = useMemo(() => parseBloodSugarLogSearch(params), [params])
  const rows = useMemo(
    () => selectBloodSugar(readings, opening.span, search),
    [readings, opening, search],
  )
  return (
    <LogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('blood-sugar.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={t('blood-sugar.unit')}
      columnsOf={useCallback(
        (byDay: boolean) => [...logColumns(words, byDay), editColumn(words)],
        [words],
      )}
      filters={logFilters(t, search)}
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
      file={{ name: t('blood-sugar.logs.file'), text: () => logFile(t, rows, leftOut) }}
    />
  )
}
