import { isSameValue } from './is-same-value.ts'

/**
 * A field that the member changed and that someone else changed to another value: the typed value
 * and the stored value.
 */
export type EditConflict<Fields> = {
  readonly field: keyof Fields & string
  readonly mine: Fields[keyof Fields]
  readonly theirs: Fields[keyof Fields]
}

/** The version that the member selects. */
export type ConflictChoice = 'mine' | 'theirs'

/**
 * The conflicts between the member's edit of `shown` and the server's `now`, in the order of the
 * fields.
 */
export function editConflicts<Fields extends object>(
  told: Fields,
  shown: Fields,
  now: Fields,
): readonly EditConflict<Fields>[] {
  const names = [
    ...new Set([...Object.keys(told), ...Object.keys(shown), ...Object.keys(now)]),
  ] as (keyof Fields & string)[]
  return versionsOf(
    names.filter(
      (name) => !isSameValue(told[name], shown[name]) && !isSameValue(now[name], shown[name]),
    ),
    told,
    now,
  )
}

/** Both versions of these fields, where they differ. */
export function versionsOf<Fields extends object>(
  names: readonly (keyof Fields & string)[],
  told: Fields,
  now: Fields,
): readonly EditConflict<Fields>[] {
  return names
    .filter((name) => !isSameValue(told[name], now[name]))
    .map((field) => ({ field, mine: told[field], theirs: now[field] }))
}

/**
 * The edit after the member's choices. `shown` takes the server's values of the conflicts, so that
 * a field conflicts again only when it changes again.
 */
export function resolvedConflicts<Fields extends object>(
  edit: { readonly told: Fields; readonly shown: Fields },
  conflicts: readonly EditConflict<Fields>[],
  kept: Readonly<Partial<Record<keyof Fields, ConflictChoice>>>,
): { readonly told: Fields; readonly shown: Fields } {
  const now = Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs]))
  const taken = Object.fromEntries(
    conflicts
      .filter(({ field }) => kept[field] === 'theirs')
      .map(({ field, theirs }) => [field, theirs]),
  )
  return { told: { ...edit.told, ...taken }, shown: { ...edit.shown, ...now } }
}
