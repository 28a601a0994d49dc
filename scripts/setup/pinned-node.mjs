import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { npm } from './npm-cli.mjs'
import { SetUpFailed } from './set-up-failed.mjs'

/**
 * The path of the Node that package.json pins (`config.node`): the running one when it is that
 * version, else one in .tools/node, brought from npm when it is not there yet.
 * @param {string} root
 */
export async function bringNode(root) {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config.node
  if (process.version === `v${version}`) return process.execPath
  const here = join(root, '.tools', 'node')
  return (
    find(here, version) ?? (await alone(root, () => find(here, version) ?? install(here, version)))
  )
}

/**
 * The npm package `node` fetches its binary by an install script, which npm 11 does not run unless
 * asked; the package for one platform, on which `node` itself depends, holds the binary and needs
 * no script.
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
  console.error(`Bringing Node ${version} (once) …`)
  // Beside its place first, so that an interrupted download leaves nothing that looks whole.
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
      `Node ${version} could not be brought from npm as ${platformPackage}`,
    )
    const binary = find(next, version)
    const { stdout } = spawnSync(binary ?? '', ['--version'], { encoding: 'utf8' })
    if (stdout?.trim() !== `v${version}`)
      throw new SetUpFailed(
        `The Node ${version} from npm does not run on this machine: install Node ${version} yourself and start again.`,
      )
    rmSync(here, { recursive: true, force: true })
    renameSync(next, here)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
  return find(here, version)
}
