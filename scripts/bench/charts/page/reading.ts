/** One blood pressure reading to draw; `at` in epoch milliseconds. */
export interface Reading {
  readonly at: number
  readonly systolic: number
  readonly diastolic: number
}

/**
 * Deterministic readings, three hours apart, with a daily rhythm. Every candidate draws the same
 * data.
 */
export function readings(many: number): Reading[] {
  return Array.from({ length: many }, (_, index) => ({
    at: Date.UTC(2026, 10, 20) - (many - index) * 3 * 3_600_000,
    systolic: Math.round(130 + 14 * Math.sin(index / 5) + 6 * Math.sin(index / 61)),
    diastolic: Math.round(82 + 8 * Math.sin(index / 5 + 1) + 4 * Math.sin(index / 47)),
  }))
}
