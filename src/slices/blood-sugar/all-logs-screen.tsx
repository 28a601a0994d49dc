import { useMemo } from 'react'
import { parseBloodSugarLogSearch, selectBloodSugar } from '#domain/blood-sugar-logs.ts'
import { fullNameOf } from '#domain/member.ts'
import { openingDays } from '#domain/readings-opening.ts'
import { type OpenedBloodSugar, useOpenedBloodSugar } from '#gateway/blood-sugar.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { saveFile } from '#kit/save-file.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Card } from '#ui/card/card.tsx'
import { FilterResult } from '#ui/filters/filter-result.tsx'
import { type SearchChange, useSearch } from '#ui/link/use-search.ts'
import { PrintHeader, ScreenOnly } from '#ui/print-sheet/print-sheet.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { logFile } from './log-file.ts'
import { LogFilters } from './log-filters.tsx'
import { LogList } from './log-list.tsx'
import { PageFailure } from './failure.tsx'
import { BloodSugarPage } from './page.tsx'
import { StaleNote } from '#ui/read/stale-note.tsx'
import { useWords } from './use-words.ts'

const noFilters: SearchChange = { from: null, to: null, range: null, meal: null, rows: null }

/** Every reading: filtered, sorted, saved and printed. The address holds what is asked for. */
export const AllLogsScreen = () => (
  <BloodSugarPage tab="all-logs">
    <AllLogs />
  </BloodSugarPage>
)

function AllLogs() {
  const { today } = useToday()
  const { t } = useWords(today)
  const [params] = useSearch()
  const read = useOpenedBloodSugar({ span: parseBloodSugarLogSearch(params).span, length: openingDays, today })
  if (read.state === 'pending') {
    return (
      <Pending label={t('blood-sugar.loading')}>
        <Stack gap="s5">
          <Skeleton height="5rem" />
          <Skeleton height="32rem" card />
        </Stack>
      </Pending>
    )
  }
  if (read.state === 'failed') return <PageFailure {...read} />
  if (read.data.opening.latest === null) {
    return (
      <Card>
        <EmptyState icon="drop" title={t('blood-sugar.empty.title')}>
          {t('blood-sugar.empty.text')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Stack gap="s5">
      <StaleNote {...read} />
      <Logs {...read.data} today={today} />
    </Stack>
  )
}

function Logs({ opening: { span, because, latest }, readings, today }: OpenedBloodSugar & { today: string }) {
  const words = useWords(today)
  const { t } = words
  const [params, onChange] = useSearch()
  const { personal } = useInitialAnswers()
  const search = useMemo(() => parseBloodSugarLogSearch(params), [params])
  const { start, end } = span
  const matching = useMemo(() => selectBloodSugar(readings, { start, end }, search), [readings, start, end, search])
  const filters = [
    ...(search.span === null ? [] : [{ key: 'span', label: words.span(search.span), onRemove: () => onChange({ from: null, to: null, rows: null }) }]),
    ...search.ranges.map(range => ({
      key: range,
      label: t(`blood-sugar.range.${range}`),
      onRemove: () => onChange({ range: search.ranges.filter(each => each !== range), rows: null }),
    })),
    ...search.meals.map(meal => ({
      key: meal,
      label: t(`blood-sugar.meals.${meal}`),
      onRemove: () => onChange({ meal: search.meals.filter(each => each !== meal), rows: null }),
    })),
  ]
  const facts = [
    ...(personal.value === null ? [] : [{ term: t('blood-sugar.print.name'), value: fullNameOf(personal.value) }]),
    { term: t('blood-sugar.print.period'), value: words.span(span) },
    { term: t('blood-sugar.print.readings'), value: t('blood-sugar.logs.count', { count: matching.length }) },
    { term: t('blood-sugar.csv.unit'), value: t('blood-sugar.unit') },
    ...(matching.length === 0 ? [] : [{ term: t('blood-sugar.csv.zone'), value: words.zone(matching) }]),
  ]
  return (
    <>
      <PrintHeader title={t('blood-sugar.tabs.all-logs')} facts={facts} />
      <LogFilters
        {...{ search, span, today, onChange }}
        onSave={() => saveFile(`${t('blood-sugar.logs.file')}-${start}-${end}.csv`, 'text/csv;charset=utf-8', logFile(t, matching))}
      />
      <FilterResult filters={filters} clearLabel={t('blood-sugar.logs.clear')} onClear={() => onChange(noFilters)}>
        {t(filters.length === 0 ? 'blood-sugar.logs.count' : 'blood-sugar.logs.match', { count: matching.length })}
      </FilterResult>
      {because === 'older' && latest ? <Text tone="secondary">{t('blood-sugar.opened', { day: words.day(latest) })}</Text> : null}
      {matching.length === 0 ? (
        <Card>
          <EmptyState icon="search" title={t('blood-sugar.logs.none')}>
            {t('blood-sugar.logs.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <LogList readings={matching} caption={t('blood-sugar.table.caption', { span: words.span(span) })} {...{ search, words, onChange }} />
          <ScreenOnly>
            <Text look="small" tone="muted">
              {t('blood-sugar.zone', { zone: words.zone(matching) })}
            </Text>
          </ScreenOnly>
        </>
      )}
    </>
  )
}
