import {
  limitsOf,
  type RangeShare,
  shownShares,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { BarCount, CategoryBars } from '#ui/charts/category-bars.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import type { BloodSugarWords } from './use-blood-sugar-words.ts'

/** The limits of a range as text: "181 to 250". */
export function rangeLimitWords(
  { t }: Pick<BloodSugarWords, 't'>,
  range: RangeShare['range'],
): string {
  const { words, values } = limitsOf(range)
  return t(`blood-sugar.limits.${words}`, values)
}

/**
 * "75%", or "under 1%" for a share that rounds to zero. With too few readings it is their count.
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
 * The distribution of readings over the ranges: label, limits, bar, count and whole percents that
 * add up to 100. With too few readings only the counts.
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
