import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stopAll } from '../process/program.ts'
import { startServer } from '../process/server.ts'
import { freePort } from '../start/free-port.ts'
import { copyRows } from './copies.ts'
import { requestsPerSecond, type Shot } from './load.ts'
import { interleaved } from './median.ts'
import type { Row } from './row.ts'

const contract = 'generated/openapi/portal.yaml'

/** Start, memory, throughput beside the plain Prism CLI on the same contract and operation, and the copy of a member. */
export const mockServerRows = async (): Promise<Row[]> => {
  const started = performance.now()
  const mock = await startServer('mock server', ['mock-server/main.ts', '--memory', '--control', '--quiet', '--port', '0'])
  const startMs = performance.now() - started
  const url = `http://127.0.0.1:${mock.port}`
  const memory = residentMegabytes(mock.pid)
  const prism = await startPrism()
  try {
    const authorization = await signIn(url)
    const shot = (origin: string): Shot => ({
      url: `${origin}/v1/users/me/platform/features/config`,
      headers: { authorization, accept: 'application/json', 'accept-language': 'en-US' },
    })
    const { ours, floor } = await interleaved(3, { ours: () => requestsPerSecond(shot(url)), floor: () => requestsPerSecond(shot(prism.url)) })
    return [
      { name: 'mock server: from start to ready', unit: 'ms', ours: startMs, bound: 3_000, note: `plain Prism ${prism.startMs.toFixed(0)} ms` },
      { name: 'mock server: memory when ready', unit: 'MB', ours: memory, bound: 300, note: `plain Prism ${prism.memory.toFixed(0)} MB` },
      { name: 'mock server: time per request under load', unit: 'ms', ours: 1_000 / ours, floor: 1_000 / floor, note: `${ours.toFixed(0)} requests/s, plain Prism ${floor.toFixed(0)}` },
      ...(await copyRows(url, 'SQLite')),
    ]
  } finally {
    prism.stop()
    await stopAll()
  }
}

/** In one process: vite's builds leave NODE_ENV at production, where Prism would take several and fails on Node 24. */
const startPrism = async (): Promise<{ url: string; startMs: number; memory: number; stop(): void }> => {
  const started = performance.now()
  const port = await freePort(24_010)
  const child = spawn(process.execPath, ['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', contract, '--port', String(port), '--verboseLevel', 'error', '--multiprocess=false'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said = (said + String(text)).slice(-1_000)))
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise<never>((_, reject) => child.once('exit', (code) => reject(new Error(`Prism ended with ${code}: ${said}`))))
  // It is ended by us later on; then nobody waits for this.
  ended.catch(() => {})
  await Promise.race([untilAnswers(url), ended])
  return { url, startMs: performance.now() - started, memory: residentMegabytes(child.pid), stop: () => void child.kill('SIGKILL') }
}

/** Prism tells nobody when it is ready, so it is asked. */
const untilAnswers = async (url: string): Promise<void> => {
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; ) {
    const answered = await fetch(url).then(() => true, () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 20)))
    if (answered) return
  }
  throw new Error('Prism did not start within 30 s.')
}

const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/v1/users/me/auth`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('portal-web:sandbox-secret')}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'password', username: 'rosa.delgado@example.com', password: 'Wellspring-2026!' }).toString(),
  })
  return `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
}

/** Resident memory of a process, from the kernel; Linux only, 0 elsewhere. */
const residentMegabytes = (pid: number | undefined): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}
