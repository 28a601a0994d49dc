/** The day by which a lab kit should arrive, `yyyy-MM-dd`; empty for orders from before. */
export const labKitDays: readonly string[] = [
  `ALTER TABLE lab_kit_orders ADD COLUMN expected_by TEXT NOT NULL DEFAULT ''`,
]
