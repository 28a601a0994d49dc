import { readFileSync, rmSync } from 'node:fs'
import { startProgram } from '../process/start-program.ts'

/** The counts of one part of `npm test`. */
export interface PartOutcome {
  passed: number
  failed: number
}

export interface TestPart {
  readonly name: string
  /** Its result depends on the speed of the machine, so that no other part runs beside it. */
  readonly isAlone?: boolean
  run(write: (text: string) => void): Promise<PartOutcome>
}

/**
 * A part that runs longer than this is stopped and fails. The limit allows for slow machines, and
 * leaves the scenarios their time when another part hangs.
 */
const usualPatienceMs = 45 * 60_000

// The parts write to pipes and cannot detect a terminal themselves.
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0', NO_COLOR: '1' }

/**
 * A part that runs a program and reads its report. A non-zero exit code or a missing report counts
 * as a failure, even if the report has none.
 */
export function programPart(
  name: string,
  args: readonly string[],
  report: string,
  read: (report: unknown) => PartOutcome,
  env: NodeJS.ProcessEnv = {},
  patienceMs = usualPatienceMs,
): TestPart {
  return {
    name,
    async run(write) {
      rmSync(report, { force: true })
      const program = startProgram(args, write, { ...colour, ...env })
      const patience = setTimeout(() => void program.stop(), patienceMs)
      const code = await program.ended
      clearTimeout(patience)
      return partOutcome(code, readReport(report, read, write))
    },
  }
}

/** A part without a passed test, or with a non-zero exit code, counts as failed. */
export function partOutcome(code: number, outcome: PartOutcome | undefined): PartOutcome {
  const { passed, failed } = outcome ?? { passed: 0, failed: 0 }
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed }
}

function readReport(
  report: string,
  read: (report: unknown) => PartOutcome,
  write: (text: string) => void,
): PartOutcome | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    write(`Cannot read ${report}: ${(error as Error).message}\n`)
    return undefined
  }
}
