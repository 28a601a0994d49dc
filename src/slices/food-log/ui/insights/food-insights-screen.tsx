import { isEnough } from '#platform/model/numbers/limits.ts'
import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { foodPeriodOf, foodPeriods } from '../../model/food-period.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { rawOf, memberOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { type FoodInsight, useFoodInsights } from '../../api/food-log-queries.ts'
import { judgedInsights } from '../../model/insight-verdict.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { SegmentedControl } from '#ui/forms/fields/segmented-control.tsx'
import { List } from '#ui/data/list.tsx'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FoodInsightRow } from './food-insight-row.tsx'
import { FoodPage } from '../food-page.tsx'
import { type FoodWords, useFoodWords } from '../use-food-words.ts'

/** The insights of the last days as sentences with their days. Shows none with too few data. */
export function FoodInsightsScreen() {
  const { today } = useToday()
  const words = useFoodWords(today)
  const { t } = words
  const [params, change] = useSearchParamsState()
  const days = foodPeriodOf(params.get('days'))
  const read = useFoodInsights({ start: addDays(today, 1 - days), end: today })
  const logMore = (
    <ButtonLink look="secondary" size="compact" icon="plus" to={href('foodLog')}>
      {t('food-log.log')}
    </ButtonLink>
  )
  return (
    <FoodPage tab="insights">
      <Stack gap="s6">
        <Inline>
          <SegmentedControl
            label={t('food-log.insights.period')}
            options={foodPeriods.map((count) => ({
              value: String(count),
              label: t('food-log.insights.days', { count }),
            }))}
            value={String(days)}
            onChange={(value) => change({ days: value })}
          />
        </Inline>
        <QueryBoundary
          read={read}
          loading={t('food-log.insights.loading')}
          failed={t('food-log.insights.failed')}
          support={supportCall}
          bones={['9rem', '9rem', '9rem']}
          of="entries"
        >
          {({ insights, loggedDayCount, requiredDayCount }) => (
            <>
              {!isEnough(loggedDayCount, requiredDayCount) ? (
                <Card>
                  <NoticePanel icon="apple" title={t('food-log.insights.few')} action={logMore}>
                    {t('food-log.insights.few.text', {
                      logged: loggedDayCount,
                      needed: requiredDayCount,
                    })}
                  </NoticePanel>
                </Card>
              ) : insights.items.length === 0 ? (
                <Card>
                  <EmptyState
                    none={noneOf(insights.items, insights.leftOut)}
                    icon="apple"
                    title={t('food-log.insights.none')}
                    action={logMore}
                  >
                    {t('food-log.insights.none.text')}
                  </EmptyState>
                </Card>
              ) : (
                <Insights
                  insights={insights.items}
                  leftOut={insights.leftOut}
                  from={t('food-log.insights.from', { logged: loggedDayCount, days })}
                  days={days}
                  words={words}
                />
              )}
              <PageExplanation title={t('food-log.insights.how')}>
                <Text look="small" tone="secondary" reading>
                  {t('food-log.insights.how.text')}
                </Text>
              </PageExplanation>
            </>
          )}
        </QueryBoundary>
      </Stack>
    </FoodPage>
  )
}

/** The verdict in one sentence, and the insights, those that are worth a try first. */
function Insights({
  insights,
  leftOut,
  from,
  days,
  words,
}: {
  insights: readonly FoodInsight[]
  leftOut: number
  from: string
  days: number
  words: FoodWords
}) {
  const { judged, tries, good } = judgedInsights(insights, days)
  return (
    <Card>
      <Stack gap="s4">
        <div>
          <Heading level={2}>
            {tries === 0 && leftOut > 0
              ? words.t('ui.unreadable.title')
              : words.t(
                  tries === 0 ? 'food-log.insights.verdict.good' : 'food-log.insights.verdict',
                  { tries, good },
                )}
          </Heading>
          <Text tone="secondary">{from}</Text>
        </div>
        <List>
          {judged.map(({ insight, verdict }) => (
            <FoodInsightRow
              key={`${rawOf(insight.code)} ${rawOf(memberOf(insight.meal) ?? '')}`}
              {...{ insight, verdict, words }}
            />
          ))}
        </List>
      </Stack>
    </Card>
  )
}
