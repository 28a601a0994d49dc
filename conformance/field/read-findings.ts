import { readFileSync } from 'node:fs'
import { harmOf, byHarm } from '../report/harm.ts'

/** One kind of failure of one operation, as conform reports it. */
export interface FieldFinding {
  readonly check: string
  readonly operation: string
  readonly words: string
  readonly cases: number
  /** The curl line of its first case, and the status that conform saw. */
  readonly curl: string
  readonly status: number | null
}

interface ReportedTest {
  readonly rawStatus: string
  readonly labels: { readonly operation: string; readonly checks: readonly string[] }
  readonly extra: Readonly<Record<string, unknown>>
}

/** What a report of conform says. */
export interface ConformReport {
  readonly cases: number
  readonly failed: number
  readonly requests: number
  readonly findings: readonly FieldFinding[]
}

/** Reads report.json; null if there is none. */
export function readFindings(file: string): ConformReport | null {
  let tests: readonly ReportedTest[]
  let requests: number
  try {
    const { results } = JSON.parse(readFileSync(file, 'utf8')) as {
      results: { tests: ReportedTest[]; extra: Record<string, number> }
    }
    tests = results.tests
    requests = results.extra['conform/requests'] ?? 0
  } catch {
    return null
  }
  const kinds = new Map<string, FieldFinding>()
  for (const { labels, extra } of tests) {
    const words = (extra['conform/words'] ?? []) as readonly string[]
    const warns = (extra['conform/warns'] ?? []) as readonly boolean[]
    for (const [index, check] of labels.checks.entries()) {
      if (warns[index] === true) continue
      const key = `${labels.operation} ${check} ${words[index]}`
      const known = kinds.get(key)
      kinds.set(
        key,
        known === undefined
          ? {
              check,
              operation: labels.operation,
              words: words[index] ?? '',
              cases: 1,
              curl: String(extra['conform/curl'] ?? ''),
              status: (extra['conform/answered'] ?? null) as number | null,
            }
          : { ...known, cases: known.cases + 1 },
      )
    }
  }
  return {
    cases: tests.length,
    failed: tests.filter(({ rawStatus }) => rawStatus === 'failed').length,
    requests,
    findings: [...kinds.values()].sort((a, b) => byHarm(a.check, b.check) || b.cases - a.cases),
  }
}

/** Whether a finding is a crash: no answer, 5xx or a stack trace. */
export function isCrash({ check }: FieldFinding): boolean {
  return ['no answer', 'crash'].includes(harmOf(check))
}
