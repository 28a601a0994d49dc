import { useMessages } from '#i18n/use-messages.ts'
import { MultiSelectField } from '#ui/forms/fields/multi-select-field.tsx'
import type { ActiveFilter } from '#ui/data/filter-result.tsx'
import type { SearchParamsChange } from '#ui/navigation/use-search-params.ts'

/**
 * A filter of a log's own area: `name` is its word in the address, `all` is what the closed field
 * says when nothing is left out.
 */
export type ReadingLogFilter = {
  readonly name: string
  readonly label: string
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: readonly string[]
}

/** The words of a filter for the address: these, and the list from its start. */
export function filterChange(name: string, value: readonly string[] | null): SearchParamsChange {
  return {
    [name]: value,
    rows: null,
  }
}

/** How the words of a filter are chosen. */
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

/** The words in force, each with a way to take it out. */
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
