import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A server of ours that runs for the length of a run. */
export interface Server {
  readonly port: number
  readonly pid: number | undefined
  stop(): Promise<void>
}

/**
 * Starts a Node program that prints one JSON line `{"event":"ready","port":…}` and resolves when it is ready. Rejects with what
 * it wrote when it ends before that.
 */
export const startServer = async (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Server> => {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  // Whatever ends this process ends its servers.
  process.once('exit', () => child.kill('SIGKILL'))
  let written = ''
  const keep = (line: string): void => void (written = `${written}${line}\n`.slice(-4_000))
  createInterface({ input: child.stderr }).on('line', keep)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The ${name} ended with ${code} before it was ready:\n${written}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      keep(line)
      const ready = readyPort(line)
      if (ready !== undefined) resolve(ready)
    })
  })
  return { port, pid: child.pid, stop }
}

const readyPort = (line: string): number | undefined => {
  if (!line.includes('"ready"')) return undefined
  const message = JSON.parse(line) as { event?: unknown; port?: unknown }
  return message.event === 'ready' && typeof message.port === 'number' ? message.port : undefined
}
