/** How many years back the list of birth years goes (GAP-016). */
const oldest = 120

/**
 * CONST-004: the birth years that a form accepts, the latest first. A member's own `yearRange` is
 * another list.
 */
export function birthYears(currentYear: number): readonly number[] {
  return Array.from({ length: oldest + 1 }, (_, index) => currentYear - index)
}

/** The first day of the oldest birth year, `yyyy-MM-dd`; `today` is written the same way. */
export function firstBirthDay(today: string): string {
  return `${birthYears(Number(today.slice(0, 4))).at(-1)}-01-01`
}
