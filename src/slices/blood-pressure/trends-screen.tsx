import { askedPeriod, parseTrendSearch } from '#domain/blood-pressure-trends.ts'
import { daysInRange } from '#domain/readings-period.ts'
import { useOpenedBloodPressure } from '#gateway/blood-pressure.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/card/card.tsx'
import { useSearch } from '#ui/link/use-search.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { PageFailure } from './failure.tsx'
import { BloodPressurePage } from './page.tsx'
import { PeriodTrend } from './period-trend.tsx'
import { StaleNote } from '#ui/read/stale-note.tsx'
import { TrendToolbar } from './trend-toolbar.tsx'
import { useTrendView } from './use-trend-view.ts'
import { useWords } from './use-words.ts'

/** How blood pressure went over a day, a week or a month. The address says which. */
export const TrendsScreen = () => <BloodPressurePage tab="trends">{userId => <Trends userId={userId} />}</BloodPressurePage>

function Trends({ userId }: { userId: string }) {
  const { today } = useToday()
  const words = useWords(today)
  const [params, onChange] = useSearch()
  const [view, onView] = useTrendView(userId)
  const asked = parseTrendSearch(params, today)
  const read = useOpenedBloodPressure({ userId, span: askedPeriod(asked), length: daysInRange[asked.range], today })
  if (read.state === 'pending') {
    return (
      <Pending label={words.t('blood-pressure.loading')}>
        <Stack gap="s5">
          <Skeleton height="3.5rem" />
          <Skeleton height="36rem" card />
        </Stack>
      </Pending>
    )
  }
  if (read.state === 'failed') return <PageFailure {...read} />
  if (read.data.opening.latest === null) {
    return (
      <Card>
        <EmptyState icon="heart-check" title={words.t('blood-pressure.empty.title')}>
          {words.t('blood-pressure.empty.text')}
        </EmptyState>
      </Card>
    )
  }
  const period = { ...read.data.opening.span, range: asked.range }
  return (
    <Stack gap="s5">
      <StaleNote {...read} />
      <TrendToolbar {...{ period, today, view, onView, onChange }} label={words.span(period)} />
      <PeriodTrend {...read.data} {...{ period, today, view }} onLatest={() => onChange({ to: null })} />
    </Stack>
  )
}
