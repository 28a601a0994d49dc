import { useCallback, useMemo } from 'react'
import { selectBody } from '../../model/body-composition.ts'
import { logRules, parseLogSearch } from '#vitals/model/readings/log-search.ts'
import { openingDays } from '#vitals/model/readings/initial-range.ts'
import { type OpenedBody, useOpenedBody } from '../../api/body-composition-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearch } from '#ui/navigation/use-search-params.ts'
import { LogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { logColumns } from './body-composition-log-columns.tsx'
import { logFile } from '../body-composition-log-file.ts'
import { BodyPage, BodyRead, NoBody } from '../body-composition-page.tsx'

/**
 * Every reading that has a body composition: sorted, saved and printed. The address holds what is
 * asked for.
 */
export function AllLogsScreen() {
  return (
    <BodyPage tab="all-logs">
      <AllLogs />
    </BodyPage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const { hasWeightManagement, activePrograms } = useMember()
  const [params] = useSearch()
  const read = useOpenedBody({ span: parseLogSearch(params).span, length: openingDays, today })
  return (
    <BodyRead read={read}>
      {(opened) =>
        opened.opening.latest === null ? (
          <NoBody hasGuide={hasWeightManagement || activePrograms.heartFailure} />
        ) : (
          <Logs {...opened} today={today} />
        )
      }
    </BodyRead>
  )
}

function Logs({ opening, readings, leftOut, today }: OpenedBody & { today: string }) {
  const words = useReadingWords(today)
  const { t } = words
  const [params, onChange] = useSearch()
  const search = useMemo(() => parseLogSearch(params), [params])
  const rows = useMemo(
    () => selectBody(readings, opening.span, search),
    [readings, opening, search],
  )
  return (
    <LogPage
      {...{ words, opening, search, today, rows, onChange }}
      rules={logRules}
      caption={t('biometrics.table.caption', { span: words.span(opening.span) })}
      name={useMemberName()}
      unit={`${t('biometrics.unit.pounds')}, ${t('biometrics.unit.percent')}`}
      columnsOf={useCallback((byDay: boolean) => logColumns(words, byDay), [words])}
      file={{ name: t('biometrics.logs.file'), text: () => logFile(t, rows, leftOut) }}
    />
  )
}
