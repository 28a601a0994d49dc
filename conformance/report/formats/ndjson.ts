import type { CaseOutcome } from '../../runner/outcome.ts'

/** One event of a run as a JSON line. */
export function eventLine(event: string, fields: object): string {
  return `${JSON.stringify({ event, ...fields })}\n`
}

export function outcomeLine({
  testCase,
  verdict,
  status,
  millis,
  findings,
  reason,
}: CaseOutcome): string {
  return eventLine('case', {
    id: testCase.id,
    name: testCase.name,
    operation: testCase.operation,
    phase: testCase.phase,
    verdict,
    status,
    millis: Math.round(millis),
    findings: findings.map(({ check, words, promise, values }) => ({
      check,
      words,
      promise,
      ...(values === undefined ? {} : { values }),
    })),
    ...(reason === undefined ? {} : { reason }),
  })
}
