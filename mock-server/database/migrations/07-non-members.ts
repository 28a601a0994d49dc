/**
 * Lab kit orders of people who are not members. `person` is a hash, so no personal data is stored.
 */
export const nonMembers: readonly string[] = [
  `CREATE TABLE lab_kit_orders (
    company_code TEXT NOT NULL,
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (company_code, person)
  )`,
]
