import { readFileSync } from 'node:fs'

interface Failure {
  readonly operation?: string
  readonly label?: string
  readonly code?: string
  readonly title?: string
}

/** What the other tool found: cases, and the operations of each kind of failure. */
export interface SchemathesisReport {
  readonly cases: number
  readonly kinds: Readonly<Record<string, readonly string[]>>
}

/** Reads the JSON report of Schemathesis; null if there is none. */
export function readSchemathesis(file: string): SchemathesisReport | null {
  try {
    const { test_cases: cases, failures } = JSON.parse(readFileSync(file, 'utf8')) as {
      test_cases: { generated: number }
      failures: readonly Failure[]
    }
    const kinds: Record<string, string[]> = {}
    for (const { operation, label, code, title } of failures)
      (kinds[String(title ?? code)] ??= []).push(String(operation ?? label))
    return { cases: cases.generated, kinds }
  } catch {
    return null
  }
}
