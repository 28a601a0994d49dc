import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A Node program in a process group of its own, so that ending it ends all that it started. */
export interface Program {
  readonly child: ChildProcess
  /** Its exit code; a signal that ended it counts as 1. */
  readonly ended: Promise<number>
  /** Asks it to end, and makes it after five seconds. Resolves when nothing of it is left. */
  stop(): Promise<void>
}

/** In the order in which they were started. */
const running = new Set<Program>()

/** Ends all that runs, the last started first: nobody then calls what is no longer there. */
export async function stopAll(): Promise<void> {
  for (const program of [...running].toReversed()) await program.stop()
}

process.once('exit', () => {
  for (const { child } of running) signal(child, 'SIGKILL')
})

const endWithParent = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url))

/** Starts a program on this Node in `cwd`; what it writes goes to `output` as it comes. */
export function startProgram(
  args: readonly string[],
  output: (text: string) => void,
  env: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
): Program {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
  child.stdout?.setEncoding('utf8').on('data', output)
  child.stderr?.setEncoding('utf8').on('data', output)
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1)
  const program: Program = {
    child,
    ended,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      signal(child, 'SIGTERM')
      const force = setTimeout(() => signal(child, 'SIGKILL'), 5_000)
      await ended
      clearTimeout(force)
    },
  }
  running.add(program)
  void ended.then(() => {
    running.delete(program)
    // What it started and left behind goes with it.
    signal(child, 'SIGKILL')
  })
  return program
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch (error) {
    // Nothing of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
