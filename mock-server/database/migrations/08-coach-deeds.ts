/**
 * Scheduled actions of the automatic coaches, one of each kind per channel. Times are epoch
 * milliseconds on the scenario's clock.
 */
export const coachDeeds: readonly string[] = [
  `CREATE TABLE chat_deeds (
    channel_url TEXT NOT NULL REFERENCES chat_channels (url) ON DELETE CASCADE,
    deed TEXT NOT NULL,
    member_id TEXT NOT NULL,
    due_ms BIGINT NOT NULL,
    PRIMARY KEY (channel_url, deed)
  )`,
]
