// Installs missing tools and runs a command of the project: `node scripts/setup.mjs <command>
// [arguments]`. It and scripts/setup/ need no package and run on Node 18 or later; everything else
// runs on the pinned Node.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './setup/chromium.mjs'
import { commands } from './setup/commands.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { ensureNode } from './setup/pinned-node.mjs'
import { SetUpFailed } from './setup/set-up-failed.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = commands[name]
  if (!command)
    throw new SetUpFailed(
      `Unknown command "${name}". Commands:  ${Object.keys(commands).join(', ')}.`,
    )
  process.chdir(root)
  const node = await ensureNode(root)
  // npm, its install scripts and our programs must use the same Node.
  process.env.PATH = dirname(node) + delimiter + (process.env.PATH ?? '')
  await ensurePackages(root, node)
  if (command.browser) process.env.CHROMIUM_PATH = await ensureChromium(root, node)
  become(node, [...command.run, ...rest])
} catch (error) {
  if (!(error instanceof SetUpFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Replaces this process by the program: same terminal, signals and exit code. */
function become(node, args) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], cwd: root })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  // A killed npm does not forward a signal. The program notices by its IPC channel.
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    throw error
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/**
 * npm starts this process through a shell that outlives npm. Watches both; the grandparent on Linux
 * only.
 */
function watchParent(onGone) {
  const parents = () => `${process.ppid} ${parentOf(process.ppid)}`
  const atStart = parents()
  setInterval(() => parents() !== atStart && onGone(), 1_000).unref()
}

function parentOf(pid) {
  try {
    return /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
