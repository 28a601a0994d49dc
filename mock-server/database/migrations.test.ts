import { expect, test } from 'vitest'
import { passingDatabase } from '../testing/fresh-database.ts'
import { removeMembers } from './tables/members.ts'
import { migrate } from './migrations.ts'
import { base } from './migrations/01-base.ts'
import { openStore } from './open-store.ts'

test('keeps the readings of an older database and deletes them with their member', async () => {
  const { database, remove } = await passingDatabase()
  const store = await openStore(database)
  try {
    for (const statement of [
      'CREATE TABLE schema_migrations (version INTEGER PRIMARY KEY)',
      'INSERT INTO schema_migrations (version) VALUES (1)',
      ...base,
    ])
      await store.run(statement)
    for (const [id, scenario] of [
      ['m-a', 'old'],
      ['m-b', null],
    ] as const) {
      await store.run(
        'INSERT INTO members (id, public_id, template, scenario, username, password_hash, time_zone, filled_to) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        [id, id, 'wes', scenario, id, 'x', 'UTC', 0],
      )
      await store.run(
        "INSERT INTO weight_readings (member_id, at_ms, id, local_time, utc_offset, time_zone, weight_lb, weight_as_read, body_fat, muscle, is_irregular, source) VALUES (?, 5, 'w-1', '2026-03-05T07:00:00', 0, 'UTC', 180.5, '82 kg', 31.5, NULL, 1, 'IMPORTED')",
        [id],
      )
    }
    const before = await store.all('SELECT * FROM weight_readings ORDER BY member_id')
    await migrate(store)
    expect(await store.all('SELECT * FROM weight_readings ORDER BY member_id')).toEqual(before)
    expect(await removeMembers(store, 'old')).toBe(1)
    expect(await store.all('SELECT member_id FROM weight_readings')).toEqual([{ member_id: 'm-b' }])
  } finally {
    await store.close()
    await remove()
  }
})
