/**
 * Copies a table without the foreign key to its member. database/tables/members.ts deletes the
 * readings of removed members.
 */
const withoutForeignKey = (table: string, columns: string, names: string): readonly string[] => [
  `CREATE TABLE ${table}_free (
    member_id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    id TEXT NOT NULL,
    local_time TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    time_zone TEXT NOT NULL,
    ${columns},
    PRIMARY KEY (member_id, at_ms, id)
  )`,
  `INSERT INTO ${table}_free (member_id, at_ms, id, local_time, utc_offset, time_zone, ${names})
   SELECT member_id, at_ms, id, local_time, utc_offset, time_zone, ${names} FROM ${table}`,
  `DROP TABLE ${table}`,
  `ALTER TABLE ${table}_free RENAME TO ${table}`,
]

/** The foreign key check doubled the time to copy tens of thousands of readings. */
export const readings: readonly string[] = [
  ...withoutForeignKey(
    'bp_readings',
    'systolic INTEGER NOT NULL, diastolic INTEGER NOT NULL, pulse INTEGER, source TEXT NOT NULL',
    'systolic, diastolic, pulse, source',
  ),
  ...withoutForeignKey(
    'bg_readings',
    `value INTEGER, eat_code INTEGER, source INTEGER NOT NULL, oor_low INTEGER NOT NULL, oor_high INTEGER NOT NULL,
    note TEXT, carb INTEGER, feeling_code INTEGER, short_float DOUBLE PRECISION, long_float DOUBLE PRECISION,
    premix_float DOUBLE PRECISION, is_control INTEGER NOT NULL`,
    'value, eat_code, source, oor_low, oor_high, note, carb, feeling_code, short_float, long_float, premix_float, is_control',
  ),
  ...withoutForeignKey(
    'weight_readings',
    'weight_lb DOUBLE PRECISION NOT NULL, weight_as_read TEXT, body_fat DOUBLE PRECISION, muscle DOUBLE PRECISION, is_irregular INTEGER NOT NULL, source TEXT NOT NULL',
    'weight_lb, weight_as_read, body_fat, muscle, is_irregular, source',
  ),
]
