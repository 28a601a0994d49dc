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
 * The distribution of readings over the ranges, highest on top: label, limits, count, stacked bar,
 * and whole percents that add up to 100. With too few readings only the counts.
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
