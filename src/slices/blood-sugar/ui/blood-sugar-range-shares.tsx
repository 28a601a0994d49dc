import {
  limitsOf,
  type RangeShare,
  shownShares,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { BarCount, CategoryBars } from '#ui/charts/category-bars.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import type { BloodSugarWords } from './use-blood-sugar-words.ts'

/** "181 to 250": where a range begins and ends, in words. */
export function rangeLimitWords(
  { t }: Pick<BloodSugarWords, 't'>,
  range: RangeShare['range'],
): string {
  const { words, values } = limitsOf(range)
  return t(`blood-sugar.limits.${words}`, values)
}

/**
 * "75%"; a part that is there and rounds to nothing is "under 1%". Of too few readings for a
 * percentage it is how many there are.
 */
export function rangeShareWords(
  { t, number }: BloodSugarWords,
  { count, percent }: Pick<RangeShare, 'count' | 'percent'>,
): string {
  return percent === null
    ? number(count)
    : count > 0 && percent === 0
      ? t('blood-sugar.fact.percent-under')
      : t('blood-sugar.fact.percent', { percent })
}

/**
 * How the readings are spread over the ranges: word, limits, bar, whole percents that add to 100,
 * and how many; of too few readings how many alone.
 */
export function BloodSugarRangeShares({
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
    <CategoryBars
      total={total}
      rows={shownShares(shares).map(({ range, count, percent }) => ({
        key: range,
        shape: rangeMarks.bloodSugar[range].shape,
        tone: rangeMarks.bloodSugar[range].tone,
        word: t(`blood-sugar.range.${range}`),
        limits: rangeLimitWords(words, range),
        count,
        countText: (
          <RichMessage
            id={percent === null ? 'blood-sugar.shares.count' : 'blood-sugar.shares.percent'}
            values={{ percent: rangeShareWords(words, { count, percent }), count, total }}
            components={{ 0: <BarCount>{null}</BarCount> }}
          />
        ),
      }))}
    />
  )
}
