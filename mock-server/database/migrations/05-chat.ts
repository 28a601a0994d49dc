/** Chat, event log and coaching sessions. Flags are 0 and 1, times are epoch milliseconds. */
export const chat: readonly string[] = [
  `CREATE TABLE chat_users (
    member_id TEXT PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL UNIQUE,
    nickname TEXT NOT NULL,
    event_seq INTEGER NOT NULL,
    kept_from INTEGER NOT NULL
  )`,
  `CREATE TABLE chat_credentials (
    hash TEXT PRIMARY KEY,
    family_id TEXT NOT NULL REFERENCES families (id) ON DELETE CASCADE,
    expires_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX chat_credentials_by_family ON chat_credentials (family_id)',
  `CREATE TABLE chat_channels (
    url TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES chat_users (member_id) ON DELETE CASCADE,
    custom_type TEXT NOT NULL,
    name TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    last_sequence INTEGER NOT NULL,
    last_ms BIGINT NOT NULL,
    read_sequence INTEGER NOT NULL,
    read_ms BIGINT,
    has_written INTEGER NOT NULL,
    awaiting_coach INTEGER NOT NULL,
    wants_previous INTEGER NOT NULL,
    pinged_message_id TEXT NOT NULL
  )`,
  'CREATE INDEX chat_channels_by_latest ON chat_channels (member_id, last_ms)',
  `CREATE TABLE chat_coaches (
    channel_url TEXT NOT NULL REFERENCES chat_channels (url) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    nickname TEXT NOT NULL,
    availability INTEGER NOT NULL,
    available_from_ms BIGINT,
    read_sequence INTEGER NOT NULL,
    since_ms BIGINT NOT NULL,
    has_left INTEGER NOT NULL,
    PRIMARY KEY (channel_url, user_id)
  )`,
  `CREATE TABLE chat_messages (
    channel_url TEXT NOT NULL REFERENCES chat_channels (url) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    member_id TEXT NOT NULL,
    message_id TEXT NOT NULL,
    client_message_id TEXT,
    at_ms BIGINT NOT NULL,
    sender_type TEXT,
    sender_id TEXT,
    sender_nickname TEXT,
    text TEXT NOT NULL,
    search_text TEXT NOT NULL,
    data TEXT NOT NULL,
    card TEXT,
    PRIMARY KEY (channel_url, sequence)
  )`,
  'CREATE UNIQUE INDEX chat_messages_by_client_id ON chat_messages (member_id, client_message_id)',
  `CREATE TABLE chat_events (
    member_id TEXT NOT NULL REFERENCES chat_users (member_id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (member_id, seq)
  )`,
  `CREATE TABLE coaching_sessions (
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    case_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    medium TEXT NOT NULL,
    status TEXT NOT NULL,
    starts_ms BIGINT NOT NULL,
    minutes INTEGER NOT NULL,
    coach_name TEXT NOT NULL,
    phone_number TEXT NOT NULL,
    booking_id TEXT,
    slot_id TEXT,
    PRIMARY KEY (member_id, id)
  )`,
  'CREATE UNIQUE INDEX coaching_sessions_by_booking ON coaching_sessions (member_id, booking_id)',
]
