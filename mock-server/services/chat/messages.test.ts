import { expect, test } from 'vitest'
import { migrate } from '../../database/migrations.ts'
import { openSqlite } from '../../database/sqlite-store.ts'
import { searchable } from './messages.ts'

test('pages, channels and events are found by an index without sorting', async () => {
  const store = openSqlite(':memory:')
  await migrate(store)
  const plan = async (sql: string) =>
    (await store.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)).map(({ detail }) =>
      detail.replace(/sqlite_autoindex_/, ''),
    )
  expect(
    await plan(
      "SELECT text FROM chat_messages WHERE channel_url = 'a' AND sequence < 9 ORDER BY sequence DESC LIMIT 201",
    ),
  ).toEqual(['SEARCH chat_messages USING INDEX chat_messages_1 (channel_url=? AND sequence<?)'])
  expect(
    await plan("SELECT text FROM chat_messages WHERE member_id = 'a' AND client_message_id = 'b'"),
  ).toEqual([
    'SEARCH chat_messages USING INDEX chat_messages_by_client_id (member_id=? AND client_message_id=?)',
  ])
  expect(
    await plan(
      "SELECT body FROM chat_events WHERE member_id = 'a' AND seq > 4 ORDER BY seq LIMIT 100",
    ),
  ).toEqual(['SEARCH chat_events USING INDEX chat_events_1 (member_id=? AND seq>?)'])
  expect(
    (
      await plan(
        "SELECT url FROM chat_channels WHERE member_id = 'a' ORDER BY last_ms DESC, url LIMIT 30",
      )
    )[0],
  ).toBe('SEARCH chat_channels USING INDEX chat_channels_by_latest (member_id=?)')
  await store.close()
})

test('a search ignores case and accents and keeps whole characters', () =>
  expect([searchable('MAÑANA Él'), searchable('👩🏽‍⚕️ ß')]).toEqual(['manana el', '👩🏽‍⚕ ß']))
