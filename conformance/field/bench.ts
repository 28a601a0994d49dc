import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { largeDocument, numbersDocument, textOf } from './bench-documents.ts'

/**
 * Measures the package on hard documents, against a server that answers everything with 200:
 * `node conformance/field/bench.ts [DOCUMENT...]`. For each: seconds and processor seconds until the
 * first request, the largest memory, and how long SIGINT takes at three moments.
 */
const conform = resolve('dist/conform-contract/dist/main.js')
const home = mkdtempSync(join(tmpdir(), 'conform-bench-'))
const TICKS = 100

/** The flags that the program has when it is started by its name. */
const FLAGS =
  /node (--.*)/.exec(readFileSync(conform, 'utf8').split('\n')[0]!)?.[1]?.split(' ') ?? []

const server = createServer((request, response) => {
  request.resume()
  seen?.()
  response.setHeader('content-type', 'application/json').end('{}')
})
let seen: (() => void) | undefined
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const processorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

interface Measured {
  readonly first: number
  readonly firstProcessor: number
  readonly megabytes: number
  /** The milliseconds from SIGINT to the end, and those of them on a processor. */
  readonly interrupted: string
}

/** Runs conform, and interrupts it some milliseconds after its start, or after its first request. */
const run = (file: string, after: 'start' | 'first', wait: number): Promise<Measured> =>
  new Promise((done) => {
    const began = performance.now()
    const child = spawn(
      process.env['FIELD_NODE'] ?? 'node',
      [
        ...FLAGS,
        conform,
        'run',
        file,
        '--target',
        base,
        '--out',
        join(home, 'out'),
        '--max-time',
        '60',
      ],
      { stdio: 'ignore' },
    )
    let [first, firstProcessor, megabytes, stopped, used, last] = [0, 0, 0, 0, 0, 0]
    const stop = (): void => {
      stopped = performance.now()
      used = processorSeconds(child.pid!)
      child.kill('SIGINT')
    }
    if (after === 'start') setTimeout(stop, wait)
    seen = () => {
      if (first > 0) return
      first = (performance.now() - began) / 1_000
      firstProcessor = processorSeconds(child.pid!)
      if (after === 'first') setTimeout(stop, wait)
    }
    const watch = setInterval(() => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        last = processorSeconds(child.pid!)
        megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
      } catch {
        // It has ended.
      }
    }, 20)
    child.on('close', () => {
      clearInterval(watch)
      const wall = performance.now() - stopped
      const interrupted = `${Math.round(wall)} ms (${Math.round(Math.max(0, last - used) * 1_000)} ms of processor)`
      done({ first, firstProcessor, megabytes, interrupted })
    })
  })

const files = { large: largeDocument(), numbers: numbersDocument() }
const words = process.argv.slice(2)
const documents: [string, string][] = Object.entries(files).map(([name, tree]) => {
  const file = join(home, `${name}.json`)
  writeFileSync(file, textOf(tree))
  return [name, file]
})
for (const [name, file] of [
  ...documents,
  ...words.map((word): [string, string] => [word, resolve(word)]),
]) {
  const reading = await run(file, 'start', 150)
  const making = await run(file, 'first', 100)
  const running = await run(file, 'first', 8_000)
  const size = (readFileSync(file).length / 1e6).toFixed(1)
  console.log(
    `${name} (${size} MB): first request ${running.first.toFixed(1)} s (${running.firstProcessor.toFixed(1)} s of processor), ${Math.round(running.megabytes)} MB after 8 s, SIGINT while reading ${reading.interrupted}, at the first request ${making.interrupted}, after 8 s ${running.interrupted}; load ${loadavg()[0]!.toFixed(1)}`,
  )
}
server.close()
rmSync(home, { recursive: true, force: true })
