import { type RangeShare, shownShares } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { StackedShareBar } from '#ui/charts/stacked-share-bar.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { rangeLimitWords, rangeShareWords } from '../blood-sugar-range-shares.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

const hatched: ReadonlySet<RangeShare['range']> = new Set<RangeShare['range']>([
  'severelyLow',
  'veryLow',
  'veryHigh',
  'severelyHigh',
])

/**
 * How the readings are spread over the ranges, highest on top: word, limits, whole percents that
 * add to 100 (of too few readings their number alone), how many, and the upright bar that they
 * make.
 */
export function RangeShareColumns({
  shares,
  total,
  words,
}: {
  shares: readonly RangeShare[]
  total: number
  words: BloodSugarWords
}) {
  const { t } = words
  return (
    <StackedShareBar
      rows={shownShares(shares).map(({ range, count, percent }) => ({
        key: range,
        ...rangeMarks.bloodSugar[range],
        word: t(`blood-sugar.range.${range}`),
        count,
        percent: rangeShareWords(words, { count, percent }),
        note: t('blood-sugar.shares.note', {
          limits: rangeLimitWords(words, range),
          count: words.number(count),
          total: words.number(total),
        }),
        most: range === 'inRange',
        hatched: hatched.has(range),
      }))}
    />
  )
}
