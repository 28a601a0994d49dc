import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * Where Debian and its kin, Homebrew and the makers' own packages put PostgreSQL; a folder per
 * version in each.
 */
const shelves = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Library/PostgreSQL',
  '/usr/pgsql',
]

const isHome = (folder: string): boolean =>
  existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))

/**
 * The folder with `postgres` and `initdb`: what POSTGRES_BIN names, else the newest that is found,
 * else what apt brings when we are root.
 */
export function postgresHome(): string {
  const named = process.env['POSTGRES_BIN']
  if (named !== undefined && named !== '') {
    if (!isHome(named))
      throw new Error(`POSTGRES_BIN names ${named}, which has no postgres and initdb.`)
    return named
  }
  const found = onMachine()
  if (found !== undefined) return found
  console.error('Bringing a PostgreSQL for the tests (once) …')
  const brought = installBySystem() ? onMachine() : undefined
  if (brought !== undefined) return brought
  throw new Error(
    'The tests on PostgreSQL need a PostgreSQL to start, and none was found: install it (Debian: apt-get install postgresql), name the folder of its programs in POSTGRES_BIN, ' +
      'or name a running one, in which databases may be made, in DATABASE_URL. WITHOUT_POSTGRES=1 leaves these tests out.',
  )
}

const onMachine = (): string | undefined => {
  const versions = shelves
    .filter((shelf) => existsSync(shelf))
    .flatMap((shelf) =>
      readdirSync(shelf)
        .filter((name) => /^(postgresql(@\d+)?|[\d.]+)$/.test(name))
        .map((name) => join(shelf, name, 'bin')),
    )
  const version = (folder: string): number => Number(/(\d+)\D*$/.exec(dirname(folder))?.[1] ?? 0)
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...versions.toSorted((one, other) => version(other) - version(one)), ...onPath].find(
    isHome,
  )
}

/**
 * Debian starts a server on installing, which nobody here asked for, but not in the run level of
 * maintenance.
 */
const installBySystem = (): boolean => {
  if (process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (program: string, ...args: string[]): boolean =>
    spawnSync(program, args, { stdio: 'ignore', timeout: 600_000, env }).status === 0
  return (
    run('apt-get', 'update') &&
    run('apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql')
  )
}
