import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { FilterBar, PhoneField } from '#ui/data/filter-bar.tsx'
import { DateRangeFields } from './date-range-fields.tsx'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'
import { MenuButton } from '#ui/navigation/menu-button.tsx'
import type { PagedTableSort } from '#ui/data/table/paged-table.tsx'

const sorts = ['newest', 'oldest', 'highest', 'lowest'] as const satisfies readonly PagedTableSort[]

/**
 * The filters of a log, applied on change and stored in the address, and the export menu. Days
 * compare as text.
 */
export function ReadingLogFilters({
  span,
  today,
  sort,
  fields,
  onChange,
  onSave,
}: {
  span: { readonly start: string; readonly end: string }
  today: string
  sort: PagedTableSort
  fields: ReactNode
  onChange: (change: SearchParamsChange) => void
  onSave: () => void
}) {
  const t = useMessages()
  const ask = (change: SearchParamsChange) => onChange({ rows: null, ...change })
  return (
    <FilterBar
      label={t('readings.logs.filters')}
      actions={
        <MenuButton
          look="secondary"
          size="field"
          icon="download"
          chevron={false}
          items={[
            {
              key: 'csv',
              kind: 'action',
              icon: 'table',
              label: t('readings.logs.csv'),
              onSelect: onSave,
            },
            {
              key: 'print',
              kind: 'action',
              icon: 'printer',
              label: t('readings.logs.print'),
              onSelect: () => print(),
            },
          ]}
        >
          {t('readings.logs.export')}
        </MenuButton>
      }
    >
      <DateRangeFields {...{ span, today }} onChange={ask} />
      {fields}
      <PhoneField>
        <SelectField
          label={t('readings.logs.sort')}
          options={sorts.map((value) => ({ value, label: t(`readings.sort.${value}`) }))}
          value={sort}
          onChange={(value) => ask({ sort: value })}
        />
      </PhoneField>
    </FilterBar>
  )
}
