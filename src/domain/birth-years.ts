/** How many years back the list of birth years goes (GAP-016). */
const oldest = 120

/** The birth years that can be chosen, the latest first; another list than a member's own `yearRange`. */
export const birthYears = (currentYear: number): readonly number[] => Array.from({ length: oldest + 1 }, (_, index) => currentYear - index)
