import { useCallback, useMemo } from 'react'
import { selectBody } from '../../model/body-composition.ts'
import { logRules, parseLogSearch } from '#vitals/model/readings/log-search.ts'
import { initialRangeDays } from '#vitals/model/readings/initial-range.ts'
import {
  type InitialBodyComposition,
  useInitialBodyComposition,
} from '../../api/body-composition-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ReadingLogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { bodyCompositionLogColumns } from './body-composition-log-columns.tsx'
import { bodyCompositionLogFile } from '../body-composition-log-file.ts'
import {
  BodyCompositionPage,
  BodyCompositionQueryState,
  NoBodyComposition,
} from '../body-composition-page.tsx'

/**
 * The log of body composition readings, with sorting, export and print. The address holds the
 * query.
 */
export function BodyCompositionLogsScreen() {
  return (
    <BodyCompositionPage tab="all-logs">
      <AllLogs />
    </BodyCompositionPage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const { hasWeightManagement, activePrograms } = useMember()
  const [params] = useSearchParamsState()
  const read = useInitialBodyComposition({
    span: parseLogSearch(params).span,
    length: initialRangeDays,
    today,
  })
  return (
    <BodyCompositionQueryState read={read}>
      {(opened) =>
        opened.opening.latest === null ? (
          <NoBodyComposition hasGuide={hasWeightManagement || activePrograms.heartFailure} />
        ) : (
          <Logs {...opened} today={today} />
        )
      }
    </BodyCompositionQueryState>
  )
}

function Logs({ opening, readings, leftOut, today }: InitialBodyComposition & { today: string }) {
  const words = useReadingWords(today)
  const { t } = words
  const [params, onChange] = useSearchParamsState()
  const search = useMemo(() => parseLogSearch(params), [params])
  const rows = useMemo(
    () => selectBody(readings, opening.span, search),
    [readings, opening, search],
  )
  return (
    <ReadingLogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('biometrics.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={`${t('biometrics.unit.pounds')}, ${t('biometrics.unit.percent')}`}
      columnsOf={useCallback((byDay: boolean) => bodyCompositionLogColumns(words, byDay), [words])}
      file={{
        name: t('biometrics.logs.file'),
        text: () => bodyCompositionLogFile(t, rows, leftOut),
      }}
    />
  )
}
