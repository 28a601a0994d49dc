const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * A field that the member changed and somebody else changed otherwise in the meantime: what the
 * member typed, and what is stored now.
 */
export type EditConflict<Fields> = {
  readonly field: keyof Fields & string
  readonly mine: Fields[keyof Fields]
  readonly theirs: Fields[keyof Fields]
}

/** What the member keeps of a conflict. */
export type ConflictChoice = 'mine' | 'theirs'

/**
 * The conflicts between what the member `told` of what was `shown`, and what is there `now`; in the
 * order of the fields.
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
    names.filter((name) => !isSame(told[name], shown[name]) && !isSame(now[name], shown[name])),
    told,
    now,
  )
}

/** Both versions of those of these fields that differ. */
export function versionsOf<Fields extends object>(
  names: readonly (keyof Fields & string)[],
  told: Fields,
  now: Fields,
): readonly EditConflict<Fields>[] {
  return names
    .filter((name) => !isSame(told[name], now[name]))
    .map((field) => ({ field, mine: told[field], theirs: now[field] }))
}

/**
 * The form after the member's choice: `told` with what they take over from the other, and `shown`
 * as of now for what they were asked about, so that it is asked again only when it changes again.
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
