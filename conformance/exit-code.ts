/**
 * Exit codes by cause. A run that could not be measured never exits with 0 or 1; 130 leaves a
 * partial report.
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
  usage: 'usage error',
  contract: 'invalid contract',
  environment: 'the target could not be measured completely',
  login: 'a persona could not log in, or lacks data',
  staleKnownFailing: 'a known failure passed',
  breaking: 'breaking change without approval',
  threshold: 'below a threshold',
  harness: 'internal error',
  interrupted: 'interrupted',
}

/** Describes an exit code. */
export function meaningOf(code: number): string {
  return (
    Object.entries(exitCodes).flatMap(([cause, each]) =>
      each === code ? [meanings[cause as ExitCause]] : [],
    )[0] ?? 'unknown'
  )
}

/** The precedence of causes, highest first. */
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

/** The exit code of the cause with the highest precedence. */
export function exitCodeOf(causes: Iterable<ExitCause>): number {
  const seen = new Set(causes)
  return exitCodes[order.find((cause) => seen.has(cause)) ?? 'conforms']
}

/** Ends the program with an exit code. Its messages never have health or identity data. */
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
