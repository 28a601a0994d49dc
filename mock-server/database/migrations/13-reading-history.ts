/**
 * Readings as they were before the member corrected, left out, took back or removed them, for the
 * care team; and the mark of a blood sugar reading that is left out.
 */
export const readingHistory: readonly string[] = [
  `CREATE TABLE reading_history (
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    reading_id TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    act TEXT NOT NULL,
    original TEXT NOT NULL
  )`,
  'CREATE INDEX reading_history_by_reading ON reading_history (member_id, reading_id)',
  'ALTER TABLE bg_readings ADD COLUMN is_left_out INTEGER NOT NULL DEFAULT 0',
]
