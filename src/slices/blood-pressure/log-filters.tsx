import { bloodPressureCategories } from '#domain/blood-pressure.ts'
import type { BloodPressureLogSearch } from '#domain/blood-pressure-logs.ts'
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
  search,
  span,
  today,
  onChange,
  onSave,
}: {
  search: BloodPressureLogSearch
  span: Span
  today: Day
  onChange: (change: SearchChange) => void
  onSave: () => void
}) {
  const t = useMessages()
  const { categories, sort } = search
  const ask = (change: SearchChange) => onChange({ rows: null, ...change })
  const [only] = categories
  const summary =
    only === undefined
      ? t('blood-pressure.logs.all')
      : categories.length === 1
        ? t(`blood-pressure.category.${only}`)
        : t('blood-pressure.logs.chosen', { count: categories.length })
  return (
    <FilterBar
      label={t('blood-pressure.logs.filters')}
      actions={
        <MenuButton
          look="secondary"
          size="field"
          icon="download"
          chevron={false}
          items={[
            { key: 'csv', kind: 'action', icon: 'table', label: t('blood-pressure.logs.csv'), onSelect: onSave },
            { key: 'print', kind: 'action', icon: 'printer', label: t('blood-pressure.logs.print'), onSelect: () => print() },
          ]}
        >
          {t('blood-pressure.logs.export')}
        </MenuButton>
      }
    >
      <DayField label={t('blood-pressure.logs.from')} value={span.start} max={today} accepts={isDay} onChange={from => ask({ from, to: later(from, span.end) })} />
      <DayField label={t('blood-pressure.logs.to')} value={span.end} max={today} accepts={isDay} onChange={to => ask({ from: earlier(span.start, to), to })} />
      <ChoicesField
        label={t('blood-pressure.logs.category')}
        summary={summary}
        options={bloodPressureCategories.map(value => ({ value, label: t(`blood-pressure.category.${value}`) }))}
        value={categories}
        onChange={category => ask({ category })}
      />
      <PhoneField>
        <SelectField
          label={t('blood-pressure.logs.sort')}
          options={logSorts.map(value => ({ value, label: t(`blood-pressure.sort.${value}`) }))}
          value={sort}
          onChange={value => ask({ sort: value })}
        />
      </PhoneField>
    </FilterBar>
  )
}
