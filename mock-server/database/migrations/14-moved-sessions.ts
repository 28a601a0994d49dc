/** How many times a coaching session was moved. */
export const movedSessions: readonly string[] = [
  'ALTER TABLE coaching_sessions ADD COLUMN move_count INTEGER NOT NULL DEFAULT 0',
]
