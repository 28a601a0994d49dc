import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { npm } from './npm-cli.mjs'
import { SetUpFailed } from './set-up-failed.mjs'

/**
 * The path of the Node version that package.json pins (`config.node`): this process's, or the one
 * in .tools/node, which npm installs if it is missing.
 * @param {string} root
 */
export async function ensureNode(root) {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config.node
  if (process.version === `v${version}`) return process.execPath
  const here = join(root, '.tools', 'node')
  return (
    find(here, version) ?? (await alone(root, () => find(here, version) ?? install(here, version)))
  )
}

/**
 * The platform package contains the binary. The package `node` needs an install script, which npm
 * 11 does not run by default.
 */
const platformPackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

function find(folder, version) {
  const installed = join(folder, 'node_modules', platformPackage)
  const binary = join(installed, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  try {
    const has = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).version
    return has === version && existsSync(binary) ? binary : undefined
  } catch {
    return undefined
  }
}

function install(here, version) {
  console.error(`Installing Node ${version} (once) …`)
  // Install into a temporary folder, so that an interrupted download is not mistaken for a complete
  // one.
  const next = `${here}-${process.pid}`
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  try {
    npm(
      process.execPath,
      [
        'install',
        '--prefix',
        next,
        '--no-save',
        '--no-package-lock',
        '--force',
        `${platformPackage}@${version}`,
      ],
      `Node ${version} could not be installed from npm as ${platformPackage}`,
    )
    const binary = find(next, version)
    const { stdout } = spawnSync(binary ?? '', ['--version'], { encoding: 'utf8' })
    if (stdout?.trim() !== `v${version}`)
      throw new SetUpFailed(
        `The Node ${version} from npm does not run on this machine. Install Node ${version} yourself and try again.`,
      )
    rmSync(here, { recursive: true, force: true })
    renameSync(next, here)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
  return find(here, version)
}
