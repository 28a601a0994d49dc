// Sets up what is missing and runs a command of the project: `node scripts/setup.mjs <command>
// [arguments]`, by way of npm. It and scripts/setup/ need no package and run on Node 18 and later;
// everything else runs on the Node that they bring.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringChromium } from './setup/chromium.mjs'
import { commands } from './setup/commands.mjs'
import { bringPackages } from './setup/packages.mjs'
import { bringNode } from './setup/pinned-node.mjs'
import { SetUpFailed } from './setup/set-up-failed.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const [name = '', ...rest] = process.argv.slice(2)
  const command = commands[name]
  if (!command)
    throw new SetUpFailed(
      `There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`,
    )
  process.chdir(root)
  const node = await bringNode(root)
  // What npm, its install scripts and our own programs start must be the same Node.
  process.env.PATH = dirname(node) + delimiter + (process.env.PATH ?? '')
  await bringPackages(root, node)
  if (command.browser) process.env.CHROMIUM_PATH = await bringChromium(root, node)
  become(node, [...command.run, ...rest])
} catch (error) {
  if (!(error instanceof SetUpFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Runs the program in our place: same terminal, same signals, same exit code. */
function become(node, args) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], cwd: root })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  // An npm that was killed outright passes no signal on; the program hears of it by its channel to
  // us.
  if (process.env.npm_lifecycle_event) watchParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    throw error
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/**
 * npm starts us by a shell, which outlives it: both are watched, the latter where the system tells
 * (Linux).
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
