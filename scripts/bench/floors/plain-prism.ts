import { spawn } from 'node:child_process'
import { freePort } from '../../dev/free-port.ts'
import { residentMegabytes } from '../memory.ts'

const contract = 'generated/openapi/portal.json'

/** The Prism CLI with the same contract. */
export interface PlainPrism {
  readonly url: string
  readonly startMs: number
  readonly memory: number
  stop(): void
}

/**
 * Starts Prism in one process. Vite leaves NODE_ENV=production, with which Prism starts several
 * processes and fails on Node 24.
 */
export async function startPrism(): Promise<PlainPrism> {
  const started = performance.now()
  const port = await freePort(24_010)
  const child = spawn(
    process.execPath,
    [
      'node_modules/@stoplight/prism-cli/dist/index.js',
      'mock',
      contract,
      '--port',
      String(port),
      '--verboseLevel',
      'error',
      '--multiprocess=false',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output = (output + String(text)).slice(-1_000)))
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`Prism exited with code ${code}: ${output}`))),
  )
  // The process ends when we stop it; ignore the rejection.
  ended.catch(() => {})
  await Promise.race([untilAnswers(url), ended])
  return {
    url,
    startMs: performance.now() - started,
    memory: residentMegabytes(child.pid),
    stop: () => void child.kill('SIGKILL'),
  }
}

/** Polls, because Prism has no signal that it is ready. */
const untilAnswers = async (url: string): Promise<void> => {
  for (const deadline = performance.now() + 30_000; performance.now() < deadline;) {
    const answered = await fetch(url).then(
      () => true,
      () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 20)),
    )
    if (answered) return
  }
  throw new Error('Prism did not start within 30 s.')
}
