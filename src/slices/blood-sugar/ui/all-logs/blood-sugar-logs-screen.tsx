import { useCallback, useMemo } from 'react'
import { parseBloodSugarLogSearch, selectBloodSugar } from '../../model/blood-sugar-log-search.ts'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { initialRangeDays } from '#vitals/model/readings/initial-range.ts'
import { type InitialBloodSugar, useInitialBloodSugar } from '../../api/blood-sugar-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ReadingLogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { TogglePair } from '#ui/forms/fields/toggle-pair.tsx'
import { DiaryTable } from './diary-table.tsx'
import { editReadingColumn } from './edit-reading-column.tsx'
import { bloodSugarLogColumns } from '../blood-sugar-log-columns.tsx'
import { bloodSugarLogFile } from '../blood-sugar-log-file.ts'
import { bloodSugarLogFilters } from './blood-sugar-log-filters.ts'
import { BloodSugarPage, BloodSugarQueryState, NoBloodSugar } from '../blood-sugar-page.tsx'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'

/** The log of blood sugar, with filters, sorting, export and print. The address holds the query. */
export function BloodSugarLogsScreen() {
  return (
    <BloodSugarPage tab="all-logs">
      <AllLogs />
    </BloodSugarPage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const [params] = useSearchParamsState()
  const read = useInitialBloodSugar({
    span: parseBloodSugarLogSearch(params).span,
    length: initialRangeDays,
    today,
  })
  return (
    <BloodSugarQueryState read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoBloodSugar /> : <Logs {...opened} today={today} />
      }
    </BloodSugarQueryState>
  )
}

function Logs({ opening, readings, leftOut, today }: InitialBloodSugar & { today: string }) {
  const words = useBloodSugarWords(today)
  const { t } = words
  const [params, onChange] = useSearchParamsState()
  const search = useMemo(() => parseBloodSugarLogSearch(params), [params])
  const rows = useMemo(
    () => selectBloodSugar(readings, opening.span, search),
    [readings, opening, search],
  )
  return (
    <ReadingLogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('blood-sugar.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={t('blood-sugar.unit')}
      columnsOf={useCallback(
        (byDay: boolean) => [...bloodSugarLogColumns(words, byDay), editReadingColumn(words)],
        [words],
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
      file={{ name: t('blood-sugar.logs.file'), text: () => bloodSugarLogFile(t, rows, leftOut) }}
    />
  )
}
