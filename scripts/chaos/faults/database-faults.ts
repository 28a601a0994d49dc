import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { waitAtLeast } from './wait-at-least.ts'

const stalls = 8

/** The largest file that the process may write; needs no rights where the limit was lowered before. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr, error } = spawnSync(
    'prlimit',
    ['--pid', String(pid), `--fsize=${bytes}:unlimited`],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`prlimit failed: ${error?.message ?? stderr}`)
}

export const databaseFaults: readonly Fault[] = [
  {
    id: 'sqlite',
    name: 'the sandbox on SQLite is killed and restarted, three times',
    async happen(world, meanwhile) {
      const restart = async (): Promise<void> => {
        const server = world.sandboxServer()
        if (server.pid !== undefined) process.kill(server.pid, 'SIGKILL')
        await server.ended
        await world.restartSandbox()
      }
      for (let time = 0; time < 2; time += 1) {
        await restart()
        await after(1_500)
      }
      await Promise.all([restart(), meanwhile()])
    },
  },
  {
    id: 'postgres',
    name: 'PostgreSQL is stopped at once and restarted, twice',
    database: 'postgres',
    async happen(_, meanwhile, database) {
      await database.restart()
      await Promise.all([database.restart(), meanwhile()])
    },
  },
  {
    id: 'disk-slow',
    name: 'the disk of the sandbox stalls for 0.9 s of each second',
    async happen(world, meanwhile) {
      const { pid } = world.sandboxServer()
      if (pid === undefined) throw new Error('No sandbox runs.')
      const stall = async (): Promise<void> => {
        for (let time = 0; time < stalls; time += 1) {
          process.kill(pid, 'SIGSTOP')
          await after(900)
          process.kill(pid, 'SIGCONT')
          await after(100)
        }
      }
      await Promise.all([stall(), meanwhile()])
    },
  },
  {
    id: 'disk-full',
    name: 'the disk of the sandbox is full',
    async happen(world, meanwhile) {
      const { pid } = world.sandboxServer()
      if (pid === undefined) throw new Error('No sandbox runs.')
      const sizes = ['', '-wal']
        .map((end) => join(world.folder, `sandbox.sqlite${end}`))
        .map((file) => (existsSync(file) ? statSync(file).size : 0))
      // SQLite writes to the file of changes; what has room there is still taken.
      limitFiles(pid, Math.max(1, sizes[1] ?? 0))
      await waitAtLeast(8, meanwhile)
      limitFiles(pid, 'unlimited')
    },
  },
]
