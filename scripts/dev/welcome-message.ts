import { personas } from '../../mock-server/seed/personas.ts'
import { DEMO_PASSWORD } from '../../mock-server/seed/persona.ts'
import type { DevServers } from './dev-servers.ts'

/**
 * The message of `npm start` when the servers are ready. `control`: the mock server's control API
 * is on.
 */
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
      ? `  Mailed one-time codes and links (mia, vera) are at http://localhost:${mock.port}/control/mails`
      : '  To read mailed one-time codes and links (mia, vera), start with: npm start -- --control',
    `  Ctrl-C stops all servers. Logs are in var/log, members' data is in ${process.env['DATABASE_URL'] ? 'the database of DATABASE_URL' : 'var/sandbox.sqlite'}.`,
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
