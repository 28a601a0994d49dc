import { readFileSync } from 'node:fs'
import { exitCodes, ExitError } from '../exit-code.ts'
import { optionsOf } from '../cli/options.ts'
import { run } from '../cli/commands/run.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { toyContract } from './toy-contract.ts'
import { TOY_TOKEN } from './toy-server.ts'

export interface ToyRun {
  readonly code: number
  /** The message of the ExitError that ended the program. */
  readonly words: string
  /** Names of failed cases with their checks. */
  readonly failed: readonly string[]
  readonly reports: {
    readonly junit: string
    readonly json: string
    readonly events: string
    readonly html: string
    readonly sarif: string
  }
}

interface RunResult {
  readonly contract?: unknown
  readonly target?: object
  readonly args?: readonly string[]
  readonly signal?: AbortSignal
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Runs the program in this process against an address, by default with the toy contract. */
export async function runToy(
  address: string,
  { contract = toyContract(), target = {}, args = [], signal }: RunResult = {},
): Promise<ToyRun> {
  using folder = temporaryFolder({
    'contract.json': contract,
    'target.json': {
      name: 'toy',
      base: address,
      // A busy machine answers late; tests about time set their own.
      timeoutSeconds: 5,
      personas: { member: { token: TOY_TOKEN } },
      ...target,
    },
  })
  let words = ''
  const code = await run(
    optionsOf([
      'run',
      '--openapi',
      folder.file('contract.json'),
      '--target',
      folder.file('target.json'),
      '--out',
      folder.file('out'),
      '--max-time',
      '0',
      ...args,
    ]),
    signal === undefined ? undefined : () => signal,
  ).catch((error: unknown) => {
    if (!(error instanceof ExitError)) throw error
    words = error.message
    return exitCodes[error.why]
  })
  const reports = {
    junit: textOf(folder.file('out/junit.xml')),
    json: textOf(folder.file('out/report.json')),
    events: textOf(folder.file('out/events.ndjson')),
    html: textOf(folder.file('out/report.html')),
    sarif: textOf(folder.file('out/report.sarif')),
  }
  const tests =
    reports.json === ''
      ? []
      : (
          JSON.parse(reports.json) as {
            results: { tests: { name: string; status: string; labels: { checks: string[] } }[] }
          }
        ).results.tests
  return {
    code,
    words,
    failed: tests
      .filter(({ status }) => status === 'failed')
      .map(({ name, labels }) => `${name}: ${labels.checks.join(', ')}`),
    reports,
  }
}
