import { useCallback, useMemo } from 'react'
import { logRules } from '#vitals/model/readings/log-search.ts'
import { openingDays } from '#vitals/model/readings/initial-range.ts'
import {
  parseWeightLogSearch,
  selectWeight,
  weightKinds,
} from '#vitals/model/weight/weight-log-search.ts'
import { useMarkWeight, type WeightMark } from '../../api/use-mark-weight.ts'
import { type OpenedWeight, useOpenedWeight } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useMemberName } from '#session/member/use-member-name.ts'
import { useSearch } from '#ui/navigation/use-search-params.ts'
import { LogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { logColumns } from './weight-log-columns.tsx'
import { logFile } from '../weight-log-file.ts'
import { markColumn } from './mark-weight-column.tsx'
import { MarkTrouble } from '../mark-weight-error.tsx'
import { NoWeight, WeightPage, WeightRead } from '../weight-page.tsx'
import { useAnswered } from '../use-answered-weights.ts'
import { useWords } from '../use-weight-words.ts'

/**
 * Every reading, irregular ones marked: filtered, sorted, saved and printed. The address holds what
 * is asked for.
 */
export function AllLogsScreen() {
  return (
    <WeightPage tab="all-logs">
      <AllLogs />
    </WeightPage>
  )
}

function AllLogs() {
  const { today } = useToday()
  const { hasWeightManagement } = useMember()
  const [params] = useSearch()
  const read = useOpenedWeight({
    hasWeightManagement,
    span: parseWeightLogSearch(params).span,
    length: openingDays,
    today,
  })
  return (
    <WeightRead read={read}>
      {(opened) =>
        opened.opening.latest === null ? <NoWeight /> : <Logs {...opened} today={today} />
      }
    </WeightRead>
  )
}

function Logs({ opening, readings, leftOut, today }: OpenedWeight & { today: string }) {
  const words = useWords(today)
  const { t } = words
  const [params, onChange] = useSearch()
  const search = useMemo(() => parseWeightLogSearch(params), [params])
  const rows = useMemo(
    () => selectWeight(readings, opening.span, search),
    [readings, opening, search],
  )
  const marking = useMarkWeight()
  const { mark } = marking
  const { keep } = useAnswered(useInitialAnswers().userId.value ?? '')
  // What she has said here is not asked of her on the overview.
  const markFor = useCallback(
    async (wish: WeightMark) => (await mark(wish)) && (keep(wish.id), true),
    [mark, keep],
  )
  const hasIrregular = rows.some(({ isIrregular }) => isIrregular)
  const columnsOf = useCallback(
    (byDay: boolean) => [...logColumns(words, byDay, hasIrregular), markColumn(words, markFor)],
    [words, hasIrregular, markFor],
  )
  return (
    <Stack gap="s5">
      <MarkTrouble marking={marking} words={words} />
      <LogPage
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
        file={{ name: t('weight.logs.file'), text: () => logFile(t, rows, leftOut) }}
      />
      <Text look="small" tone="muted" reading>
        {t('weight.logs.irregular')}
      </Text>
    </Stack>
  )
}
