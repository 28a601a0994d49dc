import { personas } from '../../mock-server/seed/personas.ts'
import { DEMO_PASSWORD } from '../../mock-server/seed/persona.ts'
import type { DevServers } from './dev-servers.ts'

/** What `npm start` says when all is ready. `control`: the mock server's control door is open. */
export function welcomeMessage(
  { front, mock }: Pick<DevServers, 'front' | 'mock'>,
  control: boolean,
): string {
  const rows = [...personas.values()].map(({ username, story }) => [username, DEMO_PASSWORD, story])
  return [
    '',
    `  Wellspring member portal   http://localhost:${front.port}`,
    `  Mock server                http://localhost:${mock.port}`,
    '',
    ...table([['user name', 'password', 'who'], ...rows]),
    '',
    control
      ? `  One-time codes and links that are mailed (mia, vera) are at http://localhost:${mock.port}/control/mails`
      : '  One-time codes and links that are mailed (mia, vera) can be read when it is started by: npm start -- --control',
    `  Ctrl-C stops all of it. Logs are in var/log, what members change is in ${process.env['DATABASE_URL'] ? 'the database of DATABASE_URL' : 'var/sandbox.sqlite'}.`,
    '',
  ].join('\n')
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  )
}
