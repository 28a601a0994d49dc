import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A Node program in its own process group, so that stopping it also stops its children. */
export interface Program {
  readonly child: ChildProcess
  /** The exit code; 1 when a signal ended it. */
  readonly ended: Promise<number>
  /** Sends SIGTERM, and SIGKILL after five seconds. Resolves when the program has ended. */
  stop(): Promise<void>
}

/** In the order of their start. */
const running = new Set<Program>()

/** Stops all programs, the last started first, so that clients stop before their servers. */
export async function stopAll(): Promise<void> {
  for (const program of [...running].toReversed()) await program.stop()
}

process.once('exit', () => {
  for (const { child } of running) signal(child, 'SIGKILL')
})

const endWithParent = fileURLToPath(new URL('end-with-parent.mjs', import.meta.url))

/** Starts a program with this Node in `cwd`. Its stdout and stderr go to `output`. */
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
    // Kill remaining processes of the group.
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
    // ESRCH means that the process group is gone.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
