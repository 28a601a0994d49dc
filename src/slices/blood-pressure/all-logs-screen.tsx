import { useMemo } from 'react'
import { parseBloodPressureLogSearch, selectBloodPressure } from '#domain/blood-pressure-logs.ts'
import { fullNameOf } from '#domain/member.ts'
import { openingDays } from '#domain/readings-opening.ts'
import { type OpenedBloodPressure, useOpenedBloodPressure } from '#gateway/blood-pressure.queries.ts'
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
import { BloodPressurePage } from './page.tsx'
import { StaleNote } from '#ui/read/stale-note.tsx'
import { useWords } from './use-words.ts'

const noFilters: SearchChange = { from: null, to: null, category: null, rows: null }

/** Every reading: filtered, sorted, saved and printed. The address holds what is asked for. */
export const AllLogsScreen = () => <BloodPressurePage tab="all-logs">{userId => <AllLogs userId={userId} />}</BloodPressurePage>

function AllLogs({ userId }: { userId: string }) {
  const { today } = useToday()
  const { t } = useWords(today)
  const [params] = useSearch()
  const read = useOpenedBloodPressure({ userId, span: parseBloodPressureLogSearch(params).span, length: openingDays, today })
  if (read.state === 'pending') {
    return (
      <Pending label={t('blood-pressure.loading')}>
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
        <EmptyState icon="heart-check" title={t('blood-pressure.empty.title')}>
          {t('blood-pressure.empty.text')}
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

function Logs({ opening: { span, because, latest }, readings, today }: OpenedBloodPressure & { today: string }) {
  const words = useWords(today)
  const { t } = words
  const [params, onChange] = useSearch()
  const { personal } = useInitialAnswers()
  const search = useMemo(() => parseBloodPressureLogSearch(params), [params])
  const { start, end } = span
  const matching = useMemo(() => selectBloodPressure(readings, { start, end }, search), [readings, start, end, search])
  const filters = [
    ...(search.span === null ? [] : [{ key: 'span', label: words.span(search.span), onRemove: () => onChange({ from: null, to: null, rows: null }) }]),
    ...search.categories.map(category => ({
      key: category,
      label: t(`blood-pressure.category.${category}`),
      onRemove: () => onChange({ category: search.categories.filter(each => each !== category), rows: null }),
    })),
  ]
  const facts = [
    ...(personal.value === null ? [] : [{ term: t('blood-pressure.print.name'), value: fullNameOf(personal.value) }]),
    { term: t('blood-pressure.print.period'), value: words.span(span) },
    { term: t('blood-pressure.print.readings'), value: t('blood-pressure.logs.count', { count: matching.length }) },
    { term: t('blood-pressure.csv.unit'), value: t('blood-pressure.unit') },
    ...(matching.length === 0 ? [] : [{ term: t('blood-pressure.csv.zone'), value: words.zone(matching) }]),
  ]
  return (
    <>
      <PrintHeader title={t('blood-pressure.tabs.all-logs')} facts={facts} />
      <LogFilters
        {...{ search, span, today, onChange }}
        onSave={() => saveFile(`${t('blood-pressure.logs.file')}-${start}-${end}.csv`, 'text/csv;charset=utf-8', logFile(t, matching))}
      />
      <FilterResult filters={filters} clearLabel={t('blood-pressure.logs.clear')} onClear={() => onChange(noFilters)}>
        {t(filters.length === 0 ? 'blood-pressure.logs.count' : 'blood-pressure.logs.match', { count: matching.length })}
      </FilterResult>
      {because === 'older' && latest ? <Text tone="secondary">{t('blood-pressure.opened', { day: words.day(latest) })}</Text> : null}
      {matching.length === 0 ? (
        <Card>
          <EmptyState icon="search" title={t('blood-pressure.logs.none')}>
            {t('blood-pressure.logs.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <LogList readings={matching} caption={t('blood-pressure.table.caption', { span: words.span(span) })} {...{ search, words, onChange }} />
          <ScreenOnly>
            <Text look="small" tone="muted">
              {t('blood-pressure.zone', { zone: words.zone(matching) })}
            </Text>
          </ScreenOnly>
        </>
      )}
    </>
  )
}
