import { bloodSugarRanges } from '#domain/blood-sugar.ts'
import { mealGroups } from '#domain/blood-sugar-codes.ts'
import type { BloodSugarLogSearch } from '#domain/blood-sugar-logs.ts'
import { logSorts } from '#domain/readings-search.ts'
import { type Day, earlier, isDay, later } from '#domain/readings-calendar.ts'
import type { Span } from '#domain/readings-period.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ChoicesField } from '#ui/field/choices-field.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { DayField } from '#ui/filters/day-field.tsx'
import { FilterBar, PhoneField } from '#ui/filters/filter-bar.tsx'
import type { SearchChange } from '#ui/link/use-search.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'

/** The filters of all logs, applied on change and kept in the address; at their end, what to take along. */
export function LogFilters({
  search: { ranges, meals, sort },
  span,
  today,
  onChange,
  onSave,
}: {
  search: BloodSugarLogSearch
  span: Span
  today: Day
  onChange: (change: SearchChange) => void
  onSave: () => void
}) {
  const t = useMessages()
  const ask = (change: SearchChange) => onChange({ rows: null, ...change })
  const rangeOptions = bloodSugarRanges.map(value => ({ value, label: t(`blood-sugar.range.${value}`) }))
  const mealOptions = mealGroups.map(value => ({ value, label: t(`blood-sugar.meals.${value}`) }))
  const summary = <Value extends string>(chosen: readonly Value[], options: readonly { value: Value; label: string }[], all: string) =>
    chosen.length === 0 ? all : chosen.length === 1 ? (options.find(({ value }) => value === chosen[0])?.label ?? all) : t('blood-sugar.logs.chosen', { count: chosen.length })
  return (
    <FilterBar
      label={t('blood-sugar.logs.filters')}
      actions={
        <MenuButton
          look="secondary"
          size="field"
          icon="download"
          chevron={false}
          items={[
            { key: 'csv', kind: 'action', icon: 'table', label: t('blood-sugar.logs.csv'), onSelect: onSave },
            { key: 'print', kind: 'action', icon: 'printer', label: t('blood-sugar.logs.print'), onSelect: () => print() },
          ]}
        >
          {t('blood-sugar.logs.export')}
        </MenuButton>
      }
    >
      <DayField label={t('blood-sugar.logs.from')} value={span.start} max={today} accepts={isDay} onChange={from => ask({ from, to: later(from, span.end) })} />
      <DayField label={t('blood-sugar.logs.to')} value={span.end} max={today} accepts={isDay} onChange={to => ask({ from: earlier(span.start, to), to })} />
      <ChoicesField
        label={t('blood-sugar.logs.range')}
        summary={summary(ranges, rangeOptions, t('blood-sugar.logs.all'))}
        options={rangeOptions}
        value={ranges}
        onChange={range => ask({ range })}
      />
      <ChoicesField
        label={t('blood-sugar.logs.meal')}
        summary={summary(meals, mealOptions, t('blood-sugar.logs.meals'))}
        options={mealOptions}
        value={meals}
        onChange={meal => ask({ meal })}
      />
      <PhoneField>
        <SelectField
          label={t('blood-sugar.logs.sort')}
          options={logSorts.map(value => ({ value, label: t(`blood-sugar.sort.${value}`) }))}
          value={sort}
          onChange={value => ask({ sort: value })}
        />
      </PhoneField>
    </FilterBar>
  )
}
