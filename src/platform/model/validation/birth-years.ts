/** Number of years in the list of birth years (GAP-016). */
const oldest = 120

/**
 * CONST-004: the birth years that a form accepts, latest first. It is independent of a member's
 * `yearRange`.
 */
export function birthYears(currentYear: number): readonly number[] {
  return Array.from({ length: oldest + 1 }, (_, index) => currentYear - index)
}

/** January 1 of the oldest birth year, `yyyy-MM-dd`; `today` has the same format. */
export function firstBirthDay(today: string): string {
  return `${birthYears(Number(today.slice(0, 4))).at(-1)}-01-01`
}
