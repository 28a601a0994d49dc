/**
 * Why the program ended, cause first. Nothing that prevented measurement is 0 or 1. 130 is a run
 * that somebody interrupted: what it had measured is in its report, which says that it is partial.
 */
export const exitCodes = {
  conforms: 0,
  nonConformity: 1,
  usage: 2,
  contract: 3,
  environment: 4,
  login: 5,
  staleKnownFailing: 6,
  breaking: 7,
  threshold: 8,
  harness: 70,
  interrupted: 130,
} as const

export type ExitCause = keyof typeof exitCodes

const meanings: Readonly<Record<ExitCause, string>> = {
  conforms: 'conforms',
  nonConformity: 'does not conform',
  usage: 'wrong use',
  contract: 'the contract is not valid',
  environment: 'the target could not be measured, or not all of it',
  login: 'a persona could not log in, or has no data to be measured by',
  staleKnownFailing: 'something that is known to fail does not',
  breaking: 'a breaking change that nobody approved',
  threshold: 'below a threshold',
  harness: 'the harness failed',
  interrupted: 'interrupted',
}

/** An exit code in words. */
export function meaningOf(code: number): string {
  return (
    Object.entries(exitCodes).flatMap(([cause, each]) =>
      each === code ? [meanings[cause as ExitCause]] : [],
    )[0] ?? 'unknown'
  )
}

/** The causes that win over those after them. */
const order: readonly ExitCause[] = [
  'harness',
  'usage',
  'contract',
  'interrupted',
  'environment',
  'login',
  'nonConformity',
  'breaking',
  'threshold',
  'staleKnownFailing',
  'conforms',
]

/** The exit code of a run in which all of these were seen. */
export function exitCodeOf(causes: Iterable<ExitCause>): number {
  const seen = new Set(causes)
  return exitCodes[order.find((cause) => seen.has(cause)) ?? 'conforms']
}

/**
 * Ends the program with a cause. Its lines are for whoever reads the terminal, and hold no value of
 * health or identity.
 */
export class ExitError extends Error {
  readonly why: ExitCause
  readonly lines: readonly string[]

  constructor(cause: ExitCause, ...lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'Stop'
    this.why = cause
    this.lines = lines
  }
}
