import { type RangeShare, shownShares } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { ShareColumn } from '#ui/charts/stacked-share-bar.tsx'
import { rangeLooks } from '#vitals/ui/range-marks.ts'
import { limitWords, shareWords } from '../blood-sugar-range-shares.tsx'
import type { Words } from '../use-blood-sugar-words.ts'

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
export function ShareParts({
  shares,
  total,
  words,
}: {
  shares: readonly RangeShare[]
  total: number
  words: Words
}) {
  const { t } = words
  return (
    <ShareColumn
      rows={shownShares(shares).map(({ range, count, percent }) => ({
        key: range,
        ...rangeLooks.bloodSugar[range],
        word: t(`blood-sugar.range.${range}`),
        count,
        percent: shareWords(words, { count, percent }),
        note: t('blood-sugar.shares.note', {
          limits: limitWords(words, range),
          count: words.number(count),
          total: words.number(total),
        }),
        most: range === 'inRange',
        hatched: hatched.has(range),
      }))}
    />
  )
}
