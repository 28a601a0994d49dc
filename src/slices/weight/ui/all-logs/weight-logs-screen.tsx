import { useCallback, useMemo } from 'react'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { initialRangeDays } from '#vitals/model/readings/initial-range.ts'
import {
  parseWeightLogSearch,
  selectWeight,
  weightKinds,
} from '#vitals/model/weight/weight-log-search.ts'
import { useMarkWeight, type WeightMark } from '../../api/use-mark-weight.ts'
import { type InitialWeights, useInitialWeights } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ReadingLogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { weightLogColumns } from './weight-log-columns.tsx'
import { weightLogFile } from '../weight-log-file.ts'
import { markWeightColumn } from './mark-weight-column.tsx'
import { MarkWeightError } from '../mark-weight-error.tsx'
import { NoWeight, WeightPage, WeightQueryState } from '../weight-page.tsx'
import { useAnsweredWeights } from '../use-answered-weights.ts'
import { useWeightWords } from '../use-weight-words.ts'

/**
 * The log of weight with irregular readings marked, with filters, sorting, export and print. The
 * address holds the query.
 */
export function WeightLogsScreen() {
  return (
    <WeightPage tab="all-logs">
      <AllLogs />
    </WeightPage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const { hasWeightManagement } = useMember()
  const [params] = useSearchParamsState()
  const read = useInitialWeights({
    hasWeightManagement,
    span: parseWeightLogSearch(params).span,
    length: initialRangeDays,
    today,
  })
  return (
    <WeightQueryState read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoWeight /> : <Logs {...opened} today={today} />
      }
    </WeightQueryState>
  )
}

function Logs({ opening, readings, leftOut, today }: InitialWeights & { today: string }) {
  const words = useWeightWords(today)
  const { t } = words
  const [params, onChange] = useSearchParamsState()
  const search = useMemo(() => parseWeightLogSearch(params), [params])
  const rows = useMemo(
    () => selectWeight(readings, opening.span, search),
    [readings, opening, search],
  )
  const marking = useMarkWeight()
  const { mark } = marking
  const { keep } = useAnsweredWeights(useInitialAnswers().userId.value ?? '')
  // The overview does not ask about a reading that was marked here.
  const markFor = useCallback(
    async (requested: WeightMark) => (await mark(requested)) && (keep(requested.id), true),
    [mark, keep],
  )
  const hasIrregular = rows.some(({ isIrregular }) => isIrregular)
  const columnsOf = useCallback(
    (byDay: boolean) => [
      ...weightLogColumns(words, byDay, hasIrregular),
      markWeightColumn(words, markFor),
    ],
    [words, hasIrregular, markFor],
  )
  return (
    <Stack gap="s5">
      <MarkWeightError marking={marking} words={words} />
      <ReadingLogPage
        {...{ words, opening, search, today, rows, onChange }}
        rules={logRules}
        title={`${t('weight.page.title')}: ${t('readings.tabs.all-logs')}`}
        caption={t('weight.table.caption', { span: words.span(opening.span) })}
        name={useMemberName()}
        unit={t('weight.unit')}
        columnsOf={columnsOf}
        filters={[
          {
            name: 'kind',
            label: t('weight.logs.kind'),
            all: t('weight.logs.all'),
            options: weightKinds.map((value) => ({ value, label: t(`weight.kind.${value}`) })),
            value: search.kinds,
          },
        ]}
        file={{ name: t('weight.logs.file'), text: () => weightLogFile(t, rows, leftOut) }}
      />
      <Text look="small" tone="muted" reading>
        {t('weight.logs.irregular')}
      </Text>
    </Stack>
  )
}
