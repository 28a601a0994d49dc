import { useMessages } from '#i18n/use-messages.ts'
import { MultiSelectField } from '#ui/forms/fields/multi-select-field.tsx'
import type { ActiveFilter } from '#ui/data/filter-result.tsx'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'

/**
 * A filter of a log's area. `name` is its search parameter, `all` the text of the closed field
 * without a selection.
 */
export type ReadingLogFilter = {
  readonly name: string
  readonly label: string
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: readonly string[]
}

/** The search parameters for a new filter value; the list restarts at its first row. */
export function filterChange(name: string, value: readonly string[] | null): SearchParamsChange {
  return {
    [name]: value,
    rows: null,
  }
}

/** The field of a filter. */
export function ReadingLogFilterField({
  filter: { name, label, all, options, value },
  onChange,
}: {
  filter: ReadingLogFilter
  onChange: (change: SearchParamsChange) => void
}) {
  const t = useMessages()
  const only = options.find((option) => option.value === value[0])?.label ?? all
  const summary =
    value.length === 0 || value.length === options.length
      ? all
      : value.length === 1
        ? only
        : t('readings.logs.chosen', { count: value.length })
  return (
    <MultiSelectField
      {...{ label, summary, options, value }}
      onChange={(chosen) => onChange(filterChange(name, chosen))}
    />
  )
}

/** The selected values as chips, each with a button to remove it. */
export function filterChips(
  filters: readonly ReadingLogFilter[],
  onChange: (change: SearchParamsChange) => void,
): readonly ActiveFilter[] {
  return filters.flatMap(({ name, options, value }) =>
    options
      .filter((option) => value.includes(option.value))
      .map((option) => ({
        key: `${name} ${option.value}`,
        label: option.label,
        onRemove: () =>
          onChange(
            filterChange(
              name,
              value.filter((each) => each !== option.value),
            ),
          ),
      })),
  )
}
