import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * Folders with one subfolder per PostgreSQL version: Debian, Homebrew and PostgreSQL's own
 * packages.
 */
const versionFolders = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Library/PostgreSQL',
  '/usr/pgsql',
]

const isHome = (folder: string): boolean =>
  existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))

/**
 * The folder with `postgres` and `initdb`: POSTGRES_BIN, else the newest installed version. As root
 * it installs one with apt when none is found.
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
  console.error('Installing PostgreSQL for the tests (once) …')
  const installed = installBySystem() ? onMachine() : undefined
  if (installed !== undefined) return installed
  throw new Error(
    'No PostgreSQL was found for the tests on PostgreSQL. Install it (Debian: apt-get install postgresql), set POSTGRES_BIN to the folder of its programs, ' +
      'or set DATABASE_URL to a running server that allows creating databases. WITHOUT_POSTGRES=1 skips these tests.',
  )
}

const onMachine = (): string | undefined => {
  const versions = versionFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^(postgresql(@\d+)?|[\d.]+)$/.test(name))
        .map((name) => join(folder, name, 'bin')),
    )
  const version = (folder: string): number => Number(/(\d+)\D*$/.exec(dirname(folder))?.[1] ?? 0)
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...versions.toSorted((one, other) => version(other) - version(one)), ...onPath].find(
    isHome,
  )
}

/** RUNLEVEL=1 keeps Debian from starting a server on installation. */
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
