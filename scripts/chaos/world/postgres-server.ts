import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { postgresHome } from '../../postgres/find-postgres.ts'
import { otherUser } from '../../postgres/other-user.ts'
import type { Database } from '../faults/fault.ts'

export interface PostgresServer extends Database {
  readonly url: string
  stop(): Promise<void>
}

const downMs = 2_000

/** Starts a PostgreSQL that keeps its data when it is stopped, as an operator's does. */
export async function startPostgres(): Promise<PostgresServer> {
  const home = postgresHome()
  const user = otherUser()
  const folder = mkdtempSync(join(tmpdir(), 'chaos-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, args: readonly string[]): ChildProcess => {
    const [command = '', ...rest] = [...(user?.become ?? []), join(home, program), ...args]
    return spawn(command, rest, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    })
  }
  const [code] = (await once(
    run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8']),
    'exit',
  )) as [number | null]
  if (code !== 0) throw new Error(`initdb failed with exit code ${code}.`)
  const start = async (): Promise<ChildProcess> => {
    const server = run('postgres', ['-D', data, '-k', folder, '-c', 'listen_addresses='])
    let output = ''
    await new Promise<void>((resolve, reject) => {
      server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)))
      server.stderr?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4_000)
        if (output.includes('ready to accept connections')) resolve()
      })
    })
    return server
  }
  /** SIGQUIT breaks all connections at once, and the next start recovers from the log of changes. */
  const end = async (server: ChildProcess): Promise<void> => {
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
  let server = await start()
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=postgres`,
    async restart() {
      await end(server)
      await after(downMs)
      server = await start()
      await after(downMs)
    },
    async stop() {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
