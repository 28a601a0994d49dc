/** The expected arrival day of a lab kit, `yyyy-MM-dd`; empty for earlier orders. */
export const labKitDays: readonly string[] = [
  `ALTER TABLE lab_kit_orders ADD COLUMN expected_by TEXT NOT NULL DEFAULT ''`,
]
