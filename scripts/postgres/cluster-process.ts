import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onStop } from '../process/on-stop.ts'
import { postgresHome } from './find-postgres.ts'
import { otherUser } from './other-user.ts'
import { removeStaleClusters } from './remove-stale-clusters.ts'

// Starts PostgreSQL in a temporary folder and prints `ready <address>`. Stops it and deletes the
// folder when this process ends.

const home = postgresHome()
const user = otherUser()
// Debian's socket folder needs permissions, and a socket path must be short.
const PREFIX = 'wellspring-pg-'
removeStaleClusters(tmpdir(), PREFIX)
const folder = mkdtempSync(join(tmpdir(), PREFIX))
const data = join(folder, 'data')
if (user) chownSync(folder, user.uid, user.gid)

const run = (program: string, args: readonly string[]) => {
  const prefix = user ? user.become : []
  const [command = '', ...rest] = [...prefix, join(home, program), ...args]
  return spawn(command, rest, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  })
}

let server: ReturnType<typeof run> | undefined
let isStopping = false

const end = async (code: number): Promise<void> => {
  isStopping = true
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit')
    // SIGQUIT skips the last checkpoint, because the data is deleted.
    server.kill('SIGQUIT')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
onStop(() => void end(0))

let output = ''
const listenTo = (
  child: ReturnType<typeof run>,
  onOutput: () => void = () => undefined,
): ReturnType<typeof run> => {
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4_000)
    onOutput()
  })
  return child
}

const options = {
  listen_addresses: '',
  unix_socket_directories: folder,
  max_connections: '200',
  shared_buffers: '64MB',
  // The data need not survive a crash.
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

try {
  const [code] = (await once(
    listenTo(
      run('initdb', [
        '-D',
        data,
        '-U',
        'postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ]),
    ),
    'exit',
  )) as [number | null]
  if (code !== 0) throw new Error(`initdb failed with exit code ${code}:  ${output}`)
  const ready = Promise.withResolvers<void>()
  server = listenTo(
    run('postgres', [
      '-D',
      data,
      ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]),
    () => {
      if (output.includes('ready to accept connections')) ready.resolve()
    },
  )
  server.once('exit', () => {
    if (isStopping) return
    console.error(`PostgreSQL stopped unexpectedly:  ${output}`)
    void end(1)
  })
  await ready.promise
  console.log(`ready postgresql:///postgres?host=${encodeURIComponent(folder)}&user=postgres`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
