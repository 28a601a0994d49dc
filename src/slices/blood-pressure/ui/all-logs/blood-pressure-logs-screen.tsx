import { useCallback, useMemo } from 'react'
import { bloodPressureCategories } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  parseBloodPressureLogSearch,
  selectBloodPressure,
} from '../../model/blood-pressure-log-search.ts'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { openingDays } from '#vitals/model/readings/initial-range.ts'
import {
  type OpenedBloodPressure,
  useOpenedBloodPressure,
} from '../../api/blood-pressure-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearch } from '#ui/navigation/use-search-params.ts'
import { LogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { logColumns } from './blood-pressure-log-columns.tsx'
import { logFile } from './blood-pressure-log-file.ts'
import { BloodPressurePage, BloodPressureRead, NoBloodPressure } from '../blood-pressure-page.tsx'
import { useWords } from '../use-blood-pressure-words.ts'

/** Every reading: filtered, sorted, saved and printed. The address holds what is asked for. */
export function AllLogsScreen() {
  return (
    <BloodPressurePage tab="all-logs">{(userId) => <AllLogs userId={userId} />}</BloodPressurePage>
  )
}

function AllLogs({ userId }: { userId: string }) {
  const { today } = useToday()
  const [params] = useSearch()
  const read = useOpenedBloodPressure({
    userId,
    span: parseBloodPressureLogSearch(params).span,
    length: openingDays,
    today,
  })
  return (
    <BloodPressureRead read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoBloodPressure /> : <Logs {...opened} today={today} />
      }
    </BloodPressureRead>
  )
}

function Logs({ opening, readings, leftOut, today }: OpenedBloodPressure & { today: string }) {
  const words = useWords(today)
  const { t } = words
  const [params, onChange] = useSearch()
  const search = useMemo(() => parseBloodPressureLogSearch(params), [params])
  const rows = useMemo(
    () => selectBloodPressure(readings, opening.span, search),
    [readings, opening, search],
  )
  const options = bloodPressureCategories.map((value) => ({
    value,
    label: t(`blood-pressure.category.${value}`),
  }))
  return (
    <LogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('blood-pressure.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={t('blood-pressure.unit')}
      columnsOf={useCallback((byDay: boolean) => logColumns(words, byDay), [words])}
      filters={[
        {
          name: 'category',
          label: t('blood-pressure.logs.category'),
          all: t('blood-pressure.logs.all'),
          options,
          value: search.categories,
        },
      ]}
      file={{ name: t('blood-pressure.logs.file'), text: () => logFile(t, rows, leftOut) }}
    />
  )
}
