import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { request } from 'undici'
import { exitCodes, ExitError } from '../../exit-code.ts'
import { fieldsOf, listOf } from '../../contract/json.ts'
import { run } from '../../cli/commands/run.ts'
import { optionsOf } from '../../cli/options.ts'
import { TOY_TOKEN } from '../../testing/toy-server.ts'
import { silenceOutput } from './silence-output.ts'

/** The addresses and files that a tool needs. */
export interface ComparisonTarget {
  readonly contract: string
  readonly target: string
  readonly address: string
  /** The path of a temporary file for a tool. */
  readonly file: (name: string) => string
}

/** A tool that counts its complaints about the current server. */
export interface ComparedTool {
  readonly name: string
  readonly how: string
  readonly complaints: () => Promise<number>
  readonly stop: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((done) => void server.close(() => done()))
  return port
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => child.once('exit', () => done()))

const ready = async (child: ChildProcess, words: RegExp): Promise<void> => {
  let text = ''
  await new Promise<void>((done, failed) => {
    const collect = (chunk: Buffer): void => {
      text += chunk.toString()
      if (words.test(text)) done()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', () =>
      failed(new Error(`a tool ended before it was ready: ${text.slice(0, 300)}`)),
    )
  })
}

const headers = { authorization: `Bearer ${TOY_TOKEN}` }
const json = { ...headers, 'content-type': 'application/json', 'x-device': 'scale' }

/** Sends the traffic that a proxy observes: a read, a valid write and an invalid write. */
const drive = async (address: string): Promise<string[]> => {
  const calls = [
    { path: '/notes?count=5', method: 'GET' as const, headers, body: null },
    {
      path: '/notes',
      method: 'POST' as const,
      headers: json,
      body: '{"text":"Walked today","mood":"GOOD"}',
    },
    { path: '/notes', method: 'POST' as const, headers: json, body: '{"text":""}' },
  ]
  const texts: string[] = []
  for (const { path, ...call } of calls) {
    try {
      const answer = await request(`${address}${path}`, {
        ...call,
        headersTimeout: 5_000,
        bodyTimeout: 5_000,
      })
      texts.push(`${answer.statusCode} ${await answer.body.text()}`)
    } catch {
      texts.push('broken')
    }
  }
  return texts
}

export function conform({ contract, target, file }: ComparisonTarget): ComparedTool {
  return {
    name: 'conform (this program)',
    how: 'run, all phases',
    // A server whose only read fails is not measured (exit 4), which counts as a complaint.
    complaints: async () =>
      silenceOutput(() =>
        run(
          optionsOf(['run', '--openapi', contract, '--target', target, '--out', file('conform')]),
        ).catch((error: unknown) => {
          if (error instanceof ExitError) return exitCodes[error.why]
          throw error
        }),
      ),
    stop: async () => {},
  }
}

export async function prism({ contract, address }: ComparisonTarget): Promise<ComparedTool> {
  const port = await freePort()
  const child = spawn(
    'node_modules/.bin/prism',
    ['proxy', contract, address, '--errors', '--validate-request=false', '--port', String(port)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  await ready(child, /is listening/)
  return {
    name: 'Prism 5.16 proxy',
    how: 'proxy --errors, three calls through it',
    // Prism also returns an error of its own for responses that it cannot parse.
    complaints: async () =>
      (await drive(`http://127.0.0.1:${port}`)).filter(
        (text) =>
          text === 'broken' || /stoplight\.io\/prism\/errors|^500 (?!\{"message":"Oh)/.test(text),
      ).length,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}

export function redocly({ contract, address, file }: ComparisonTarget): ComparedTool {
  return {
    name: 'Redocly 2.77 proxy',
    how: 'proxy --api, three calls through it',
    complaints: async () => {
      const port = await freePort()
      const child = spawn(
        'node_modules/.bin/redocly',
        [
          'proxy',
          '--target',
          address,
          '--port',
          String(port),
          '--har',
          file('redocly.har'),
          '--api',
          contract,
          '--format',
          'json',
          '--match-mode',
          'basepath',
        ],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
      )
      let report = ''
      child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()))
      await ready(child, /127\.0\.0\.1:\d+|listening/i)
      await drive(`http://127.0.0.1:${port}`)
      child.kill('SIGINT')
      await ended(child)
      return [...report.matchAll(/"severity":\s*"(error|warning)"/g)].length
    },
    stop: async () => {},
  }
}

/** Schemathesis, if `program` exists. Its complaints without a mutant go to its own baseline. */
export function schemathesis(
  { contract, address, file }: ComparisonTarget,
  program: string | undefined,
): ComparedTool | null {
  if (program === undefined || !existsSync(program)) return null
  // schemathesis.toml is the name of its configuration, so the baseline has another name.
  const baseline = file('accepted.json')
  const args = [
    'run',
    contract,
    '--url',
    address,
    '-H',
    `Authorization: Bearer ${TOY_TOKEN}`,
    '--checks',
    'all',
    '--seed',
    '1',
    '--max-examples',
    '20',
    '--no-color',
    '--baseline',
    baseline,
  ]
  let isFirst = true
  return {
    name: 'Schemathesis 4.32',
    how: 'run --checks all --max-examples 20',
    complaints: async () => {
      const told = isFirst ? [...args, '--baseline-update'] : args
      isFirst = false
      const code = await new Promise<number>((done) =>
        execFile(program, told, { timeout: 120_000, maxBuffer: 1e8, cwd: file('.') }, (error) =>
          done(error === null ? 0 : Number(error.code ?? 2)),
        ),
      )
      return told.length > args.length && existsSync(baseline)
        ? listOf(fieldsOf(JSON.parse(readFileSync(baseline, 'utf8')))['entries']).length
        : code
    },
    stop: async () => {},
  }
}
