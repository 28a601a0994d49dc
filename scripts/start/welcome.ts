import { stories } from '../../mock-server/members/stories.ts'
import { DEMO_PASSWORD } from '../../mock-server/members/story.ts'
import type { House } from './house.ts'

/** What `npm start` says when all is ready. */
export function welcome({ front, mock }: House): string {
  const rows = [...stories.values()].map(({ username, story }) => [username, DEMO_PASSWORD, story])
  return [
    '',
    `  Wellspring member portal   http://localhost:${front.port}`,
    `  Mock server                http://localhost:${mock.port}`,
    '',
    ...table([['user name', 'password', 'who'], ...rows]),
    '',
    `  Ctrl-C stops all of it. Logs are in var/log, what members change is in ${process.env['DATABASE_URL'] ? 'the database of DATABASE_URL' : 'var/sandbox.sqlite'}.`,
    '',
  ].join('\n')
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
