import { readFileSync } from 'node:fs'

interface Failure {
  readonly title: string
  readonly operations?: readonly string[]
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
    const kinds = Object.fromEntries(
      failures.map(({ title, operations = [] }) => [title, operations]),
    )
    return { cases: cases.generated, kinds }
  } catch {
    return null
  }
}
