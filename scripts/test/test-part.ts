import { readFileSync, rmSync } from 'node:fs'
import { startProgram } from '../process/start-program.ts'

/** What one part of the tests came to. */
export interface PartOutcome {
  passed: number
  failed: number
}

export interface TestPart {
  readonly name: string
  run(): Promise<PartOutcome>
}

/**
 * A part that hangs ends here and has failed. Far beyond what the longest takes, for a slow machine
 * is no failure.
 */
const patienceMs = 45 * 60_000

// The parts write into pipes and cannot see whether somebody looks.
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0', NO_COLOR: '1' }

/**
 * A part that is a program and writes what it came to into a file. An exit code that says "failed"
 * counts even when the file does not, and so does a missing file: a runner that died has not
 * passed.
 */
export function programPart(
  name: string,
  args: readonly string[],
  report: string,
  read: (report: unknown) => PartOutcome,
  env: NodeJS.ProcessEnv = {},
): TestPart {
  return {
    name,
    async run() {
      rmSync(report, { force: true })
      const program = startProgram(args, (text) => process.stdout.write(text), {
        ...colour,
        ...env,
      })
      const patience = setTimeout(() => void program.stop(), patienceMs)
      const code = await program.ended
      clearTimeout(patience)
      return partOutcome(code, readReport(report, read))
    },
  }
}

/** Only what ran, passed and ended well has passed; a part that ran nothing has failed. */
export function partOutcome(code: number, outcome: PartOutcome | undefined): PartOutcome {
  const { passed, failed } = outcome ?? { passed: 0, failed: 0 }
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed }
}

function readReport(
  report: string,
  read: (report: unknown) => PartOutcome,
): PartOutcome | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}
