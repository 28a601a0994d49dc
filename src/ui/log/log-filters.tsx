import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { SelectField } from '../field/select-field.tsx'
import { FilterBar, PhoneField } from '../filters/filter-bar.tsx'
import { SpanFields } from '../filters/span-fields.tsx'
import type { SearchChange } from '../link/use-search.ts'
import { MenuButton } from '../menu/menu-button.tsx'
import type { LogSort } from '../table/log-table.tsx'

const sorts = ['newest', 'oldest', 'highest', 'lowest'] as const satisfies readonly LogSort[]

/**
 * The filters of a log, applied on change and kept in the address; at their end, what to take
 * along. Days compare as text.
 */
export function LogFilters({
  span,
  today,
  sort,
  isDay,
  fields,
  onChange,
  onSave,
}: {
  span: { readonly start: string; readonly end: string }
  today: string
  sort: LogSort
  isDay: (text: string) => boolean
  fields: ReactNode
  onChange: (change: SearchChange) => void
  onSave: () => void
}) {
  const t = useMessages()
  const ask = (change: SearchChange) => onChange({ rows: null, ...change })
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
      <SpanFields {...{ span, today, isDay }} onChange={ask} />
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
