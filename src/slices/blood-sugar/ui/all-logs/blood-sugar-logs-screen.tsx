import { useCallback, useMemo } from 'react'
import { parseBloodSugarLogSearch, selectBloodSugar } from '../../model/blood-sugar-log-search.ts'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { openingDays } from '#vitals/model/readings/initial-range.ts'
import { type OpenedBloodSugar, useOpenedBloodSugar } from '../../api/blood-sugar-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearch } from '#ui/navigation/use-search-params.ts'
import { LogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { TogglePair } from '#ui/forms/fields/toggle-pair.tsx'
import { DiaryTable } from './diary-table.tsx'
import { editColumn } from './edit-reading-column.tsx'
import { logColumns } from '../blood-sugar-log-columns.tsx'
import { logFile } from '../blood-sugar-log-file.ts'
import { logFilters } from './blood-sugar-log-filters.ts'
import { BloodSugarPage, BloodSugarRead, NoBloodSugar } from '../blood-sugar-page.tsx'
import { useWords } from '../use-blood-sugar-words.ts'

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
