/**
 * What the sandbox's coaches are about to do, each kind once a channel. Moments are epoch
 * milliseconds by the member's clock.
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
