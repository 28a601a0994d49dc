import { bloodSugarRanges } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealGroups } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { type BloodSugarLogSearch, sugarSources } from '../../model/blood-sugar-log-search.ts'
import type { Translate } from '#i18n/use-messages.ts'
import type { ReadingLogFilter } from '#vitals/ui/log/reading-log-filter.tsx'

/** The filters of the log by range, meal and source. No selection means all. */
export function bloodSugarLogFilters(
  t: Translate,
  { ranges, meals, sources }: Pick<BloodSugarLogSearch, 'ranges' | 'meals' | 'sources'>,
): readonly ReadingLogFilter[] {
  return [
    {
      name: 'range',
      label: t('blood-sugar.logs.range'),
      all: t('blood-sugar.logs.all'),
      options: bloodSugarRanges.map((value) => ({ value, label: t(`blood-sugar.range.${value}`) })),
      value: ranges,
    },
    {
      name: 'meal',
      label: t('blood-sugar.logs.meal'),
      all: t('blood-sugar.logs.meals'),
      options: mealGroups.map((value) => ({ value, label: t(`blood-sugar.meals.${value}`) })),
      value: meals,
    },
    {
      name: 'source',
      label: t('readings.column.source'),
      all: t('blood-sugar.logs.sources'),
      options: sugarSources.map((value) => ({
        value,
        label: t(`blood-sugar.logs.addedBy.${value}`),
      })),
      value: sources,
    },
  ]
}
