/**
 * Lab kits that people ordered who are no members. `person` is a hash: nothing of them is kept but
 * that they ordered.
 */
export const nonMembers: readonly string[] = [
  `CREATE TABLE lab_kit_orders (
    company_code TEXT NOT NULL,
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (company_code, person)
  )`,
]
