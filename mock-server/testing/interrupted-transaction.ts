import { openStore } from '../database/open-store.ts'
import { addMember } from '../database/tables/members.ts'
import { writeFact } from '../database/facts/facts.ts'

// A program that a test kills in the middle of a transaction. It prints `half` at that point.

const store = await openStore(process.argv[2]!)
await store.transaction(async (sql) => {
  await addMember(sql, {
    id: 'm-half',
    public_id: 'p-half',
    template: 'rosa',
    scenario: 'half',
    username: 'half',
    password_hash: '',
    time_zone: 'America/New_York',
    filled_to: 0,
  })
  await writeFact(sql, 'm-half', 'locale', 'es-US')
  await sql.run("UPDATE members SET time_zone = 'Europe/Paris' WHERE id = 'm-rosa'")
  process.stdout.write('half\n')
  // Never resolves; the test kills the process.
  await new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1))
})
