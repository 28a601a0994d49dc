import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { SetUpFailed } from './set-up-failed.mjs'

/** The path of npm-cli.js: of the npm that started this process, of this Node, or on the PATH. */
export function npmCli() {
  const beside = dirname(process.execPath)
  const candidates = [
    process.env.npm_execpath,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ]
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue
    const real = realpathSync(candidate)
    if (real.endsWith('npm-cli.js')) return real
  }
  throw new SetUpFailed('npm was not found: install Node.js together with npm.')
}

/**
 * Runs npm on the given Node. Throws with npm's output.
 * @param {string} node
 * @param {string[]} args
 * @param {string} what the start of the error message: "The packages could not be installed"
 */
export function npm(node, args, what) {
  const { status, stdout, stderr, error } = spawnSync(
    node,
    [npmCli(), ...args, '--no-audit', '--no-fund', '--loglevel=error'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0)
    throw new SetUpFailed(`${what}:\n${error?.message ?? (stderr.trim() || stdout.trim())}`)
}
