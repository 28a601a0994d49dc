import { relative } from 'node:path'

/** A test or scenario with its own time, without that of its hooks and imports. */
export interface TimedTest {
  readonly name: string
  readonly seconds: number
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly title: string; readonly duration?: number }[]
  }[]
}

/** The tests of a JSON report of Vitest; none without a report. */
export function timedUnitTests(report = '{"testResults":[]}'): readonly TimedTest[] {
  return (JSON.parse(report) as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      name: `${relative(process.cwd(), name)}: ${title}`,
      seconds: duration / 1_000,
    })),
  )
}

/** The scenarios of a JUnit report; none without a report. */
export function timedScenarios(report = ''): readonly TimedTest[] {
  return [...report.matchAll(/<testcase ([^>]*)>/g)].map(([, attributes = '']) => {
    const of = (name: string): string =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    return { name: `${of('classname')}: ${of('name')}`, seconds: Number(of('time')) }
  })
}

/** The ten slowest tests, one line each, slowest first. */
export function slowest(tests: readonly TimedTest[]): readonly string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}
