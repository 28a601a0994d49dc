import { vi } from 'vitest'
import { run } from '../cli/commands/run.ts'
import { optionsOf } from '../cli/options.ts'
import { exitCodes, ExitError } from '../exit-code.ts'
import { readReport } from '../report/read-report.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** What a run against a gRPC server ended with. */
interface GrpcRun {
  readonly code: number
  readonly words: string
  readonly tested: readonly string[]
  readonly failed: readonly string[]
  readonly notes: readonly string[]
}

/** Runs the program in this process against a gRPC address. */
export async function runGrpc(address: string, ...args: readonly string[]): Promise<GrpcRun> {
  using folder = temporaryFolder({})
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let words = ''
  const code = await run(
    optionsOf([
      'run',
      address,
      '--out',
      folder.file('out'),
      '--max-time',
      '0',
      '--rules',
      'contract,rfc',
      ...args,
    ]),
  ).catch((error: unknown) => {
    if (!(error instanceof ExitError)) throw error
    words = error.message
    return exitCodes[error.why]
  })
  said.mockRestore()
  if (words !== '') return { code, words, tested: [], failed: [], notes: [] }
  const { outcomes, notes } = readReport(folder.file('out/report.json'))
  return {
    code,
    words,
    tested: [...new Set(outcomes.map(({ testCase }) => testCase.operation))],
    failed: [
      ...new Set(
        outcomes
          .filter(({ verdict }) => verdict === 'failed')
          .flatMap(({ testCase, findings }) =>
            findings.map(({ check }) => `${testCase.operation} ${check}`),
          ),
      ),
    ],
    notes,
  }
}
