import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { TestCase } from '../cases/test-case.ts'
import { ExitError } from '../exit-code.ts'
import type { BrokenBy } from './http/exchange.ts'
import type { CaseOutcome } from './outcome.ts'

/** The target answered before, and no longer does after a request. */
export class TargetGone extends ExitError {
  readonly by: BrokenBy
  /** The random request of a property, if it was one. */
  readonly variant: TestCase | undefined

  constructor(by: BrokenBy, message: string, variant?: TestCase) {
    super('environment', message)
    this.by = by
    this.variant = variant
  }
}

/** How long a target may take to come back, in seconds: by itself, or after its restart command. */
export const recoverySeconds = { alone: 5, restarted: 60 } as const

const run = (command: string): Promise<void> =>
  new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: 'ignore', detached: true })
    child.once('error', () => done())
    // A command may stay as the server itself.
    child.once('spawn', () => {
      child.unref()
      done()
    })
  })

/** Waits until the target answers its probe again. Returns whether it did within the time. */
export async function recovers(
  probe: () => Promise<void>,
  restartCommand: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  if (restartCommand !== undefined) await run(restartCommand)
  const seconds = restartCommand === undefined ? recoverySeconds.alone : recoverySeconds.restarted
  const end = performance.now() + seconds * 1_000
  do {
    const isHealthy = await probe().then(
      () => true,
      () => false,
    )
    if (isHealthy) return true
    await setTimeout(250)
  } while (performance.now() < end && !signal.aborted)
  return false
}

const shown = ({ operation, request, id }: TestCase): string =>
  `${operation} (${request.method} ${request.path}, case ${id})`

/** The failure of the request after which the target stopped to answer. `others` may be the cause. */
export function deathOf(
  testCase: TestCase,
  others: readonly TestCase[],
  message: string,
  promise: string,
): CaseOutcome {
  const last =
    others.length === 0
      ? ''
      : `; requests right before or beside it: ${others.map(shown).join('; ')}`
  return {
    testCase,
    verdict: 'failed',
    status: null,
    millis: 0,
    findings: [
      {
        check: 'no_answer',
        words: `the target stopped to answer after ${testCase.request.method} ${testCase.request.path} (${message})${last}`,
        promise,
      },
    ],
  }
}
