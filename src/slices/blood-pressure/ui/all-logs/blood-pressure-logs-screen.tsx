import { useCallback, useMemo } from 'react'
import { bloodPressureCategories } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  parseBloodPressureLogSearch,
  selectBloodPressure,
} from '../../model/blood-pressure-log-search.ts'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { initialRangeDays } from '#vitals/model/readings/initial-range.ts'
import {
  type InitialBloodPressure,
  useInitialBloodPressure,
} from '../../api/blood-pressure-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ReadingLogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { bloodPressureLogColumns } from './blood-pressure-log-columns.tsx'
import { bloodPressureLogFile } from './blood-pressure-log-file.ts'
import {
  BloodPressurePage,
  BloodPressureQueryState,
  NoBloodPressure,
} from '../blood-pressure-page.tsx'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The log of blood pressure, with filters, sorting, export and print. The address holds the query.
 */
export function BloodPressureLogsScreen() {
  return (
    <BloodPressurePage tab="all-logs">{(userId) => <AllLogs userId={userId} />}</BloodPressurePage>
  )
}

function AllLogs({ userId }: { userId: string }) {
  const { today } = useToday()
  const [params] = useSearchParamsState()
  const read = useInitialBloodPressure({
    userId,
    span: parseBloodPressureLogSearch(params).span,
    length: initialRangeDays,
    today,
  })
  return (
    <BloodPressureQueryState read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoBloodPressure /> : <Logs {...opened} today={today} />
      }
    </BloodPressureQueryState>
  )
}

function Logs({ opening, readings, leftOut, today }: InitialBloodPressure & { today: string }) {
  const words = useBloodPressureWords(today)
  const { t } = words
  const [params, onChange] = useSearchParamsState()
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
    <ReadingLogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('blood-pressure.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={t('blood-pressure.unit')}
      columnsOf={useCallback((byDay: boolean) => bloodPressureLogColumns(words, byDay), [words])}
      filters={[
        {
          name: 'category',
          label: t('blood-pressure.logs.category'),
          all: t('blood-pressure.logs.all'),
          options,
          value: search.categories,
        },
      ]}
      file={{
        name: t('blood-pressure.logs.file'),
        text: () => bloodPressureLogFile(t, rows, leftOut),
      }}
    />
  )
}
