import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { FieldServer } from './field-server.ts'

/** How a command ended: wall seconds, the largest memory of its process in MB, and its output. */
export interface CommandEnd {
  readonly code: number | null
  readonly seconds: number
  readonly megabytes: number
  readonly output: string
}

const memoryOf = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const stop = (child: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // It has ended.
  }
}

/** Runs a command in a folder. After `limit` seconds it is killed, and its code is null. */
export function measured(
  [program = '', ...args]: readonly string[],
  { cwd, env = {}, limit }: { cwd: string; env?: NodeJS.ProcessEnv; limit: number },
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let megabytes = 0
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, memoryOf(child.pid))
    }, 100)
    const killer = setTimeout(() => stop(child, 'SIGKILL'), limit * 1_000)
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => {
      clearInterval(watch)
      clearTimeout(killer)
      const seconds = (performance.now() - begun) / 1_000
      resolve({ code, seconds, megabytes: Math.round(megabytes), output })
    })
  })
}

const isOpen = (address: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname)
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

const isUp = async (address: string): Promise<boolean> => {
  if (address.startsWith('tcp:')) return isOpen(new URL(address))
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(5_000) })).status < 500
  } catch {
    return false
  }
}

/** A running server; its end stops all of its processes. */
export interface Running {
  isAlive(): boolean
  stop(): Promise<void>
}

/** Starts a server with empty data. Throws if it does not answer within five minutes. */
export async function startServer(server: FieldServer, folder: string): Promise<Running> {
  const data = join(folder, 'data')
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data)
  const log = openSync(join(folder, 'server.log'), 'a')
  const child = spawn('bash', ['-c', server.start], {
    cwd: data,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const running: Running = {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      stop(child, 'SIGTERM')
      const killer = setTimeout(() => stop(child, 'SIGKILL'), 3_000)
      await ended
      clearTimeout(killer)
      stop(child, 'SIGKILL')
    },
  }
  const end = performance.now() + 300_000
  while (running.isAlive() && performance.now() < end) {
    if (await isUp(server.ready)) return running
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await running.stop()
  throw new Error(`${server.name} does not start; see ${join(folder, 'server.log')}`)
}
