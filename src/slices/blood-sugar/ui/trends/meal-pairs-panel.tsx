import { useMemo } from 'react'
import { shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { type MealPair, mealPairsOf, type MealPairs, pairsByMeal } from '../../model/meal-pairs.ts'
import { dayOf, isoOf } from '#vitals/model/readings/readings.ts'
import { mealPair, bloodSugarLimits as limits } from '#vitals/model/thresholds.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { Card } from '#ui/layout/card.tsx'
import { ChangeArrowChart } from '#ui/charts/change-arrow-chart.tsx'
import { FigureExplanationDetails } from '#vitals/ui/figures/figure-explanation-details.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LongTable } from '#ui/data/table/long-table.tsx'
import { TableFigure } from '#ui/data/table/table.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { BloodSugarTrendView } from './blood-sugar-trend-view.ts'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The effect of meals: the readings before and after the same meal, side by side. */
export function MealPairsPanel({ readings, span, basis, words, view }: BloodSugarTrendView) {
  const { t } = words
  const figures = useFigureWords(words)
  const pairs = useMemo(() => mealPairsOf(readings), [readings])
  const meals = useMemo(() => pairsByMeal(pairs), [pairs])
  const hours = mealPair.maxMinutes / 60
  return (
    <Card aria-labelledby="blood-sugar-pairs">
      <Stack gap="s4" align="stretch">
        <div>
          <Heading level={2} id="blood-sugar-pairs">
            {t('blood-sugar.pairs.title')}
          </Heading>
          <Text tone="secondary" reading>
            {t('blood-sugar.pairs.text', { hours })}
          </Text>
        </div>
        {meals.length === 0 ? (
          <Text reading>{t('blood-sugar.pairs.none')}</Text>
        ) : view === 'table' ? (
          <PairTable
            pairs={pairs}
            caption={t('blood-sugar.pairs.caption', { span: words.span(span) })}
            words={words}
          />
        ) : (
          <List>
            {meals.map((each) => (
              <Meal key={each.meal} meal={each} words={words} />
            ))}
          </List>
        )}
        <FigureExplanationDetails
          of={t('blood-sugar.pairs.title')}
          how={figures.how('blood-sugar.pairs', span, basis)}
        />
      </Stack>
    </Card>
  )
}

/**
 * "Breakfast: 122 before, 171 after. 49 higher." with its picture. With too few pairs it names the
 * minimum.
 */
function Meal({
  meal: { meal, pairs, counted, need, figures },
  words,
}: {
  meal: MealPairs
  words: BloodSugarWords
}) {
  const { t } = words
  const title = t(`blood-sugar.pairs.${meal}`)
  const count = t('blood-sugar.pairs.count', { count: pairs.length })
  if (figures === null)
    return (
      <ListRow title={title} detail={count}>
        <Text tone="secondary">
          {t('blood-sugar.pairs.few', { need, missing: need - counted })}
        </Text>
      </ListRow>
    )
  const { before, after, rise } = figures
  return (
    <ListRow title={title} detail={count}>
      <Text strong>
        {t(
          rise === 0
            ? 'blood-sugar.pairs.same'
            : rise > 0
              ? 'blood-sugar.pairs.higher'
              : 'blood-sugar.pairs.lower',
          { before, after, rise: Math.abs(rise) },
        )}
      </Text>
      <ChangeArrowChart
        from={before}
        to={after}
        least={40}
        most={300}
        band={{ low: limits.lowUnder, high: limits.highOver }}
      />
    </ListRow>
  )
}

function PairTable({
  pairs,
  caption,
  words,
}: {
  pairs: readonly MealPair[]
  caption: string
  words: BloodSugarWords
}) {
  const { t } = words
  return (
    <LongTable
      caption={caption}
      rows={pairs}
      rowKey={({ after }) => after.id}
      rowName={({ before }) => words.when(before)}
      detailsLabel={t('readings.logs.details')}
      columns={[
        {
          key: 'date',
          header: t('readings.column.date'),
          nowrap: true,
          cell: ({ before }) => (
            <time dateTime={isoOf(before)}>{words.dayOrToday(dayOf(before))}</time>
          ),
        },
        {
          key: 'meal',
          header: t('blood-sugar.column.meal'),
          phone: 'line',
          cell: ({ meal }) => t(`blood-sugar.pairs.${meal}`),
        },
        {
          key: 'before',
          header: t('blood-sugar.meals.before'),
          nowrap: true,
          phone: 'named',
          cell: ({ before }) => (
            <TableFigure unit={t('blood-sugar.unit')}>{shownValueOf(before)}</TableFigure>
          ),
        },
        {
          key: 'after',
          header: t('blood-sugar.meals.after'),
          nowrap: true,
          phone: 'named',
          cell: ({ after }) => (
            <TableFigure unit={t('blood-sugar.unit')}>{shownValueOf(after)}</TableFigure>
          ),
        },
        {
          key: 'rise',
          header: t('blood-sugar.pairs.rise'),
          nowrap: true,
          phone: 'details',
          cell: ({ rise }) =>
            rise === null ? t('blood-sugar.pairs.unknown') : words.number(rise, { signed: true }),
        },
      ]}
    />
  )
}
