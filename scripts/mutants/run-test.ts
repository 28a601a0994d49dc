import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '../process/start-program.ts'
import type { TestOutcome } from './verdict.ts'

interface VitestReport {
  readonly testResults: readonly {
    readonly message: string
    readonly name: string
    readonly assertionResults: readonly VitestAssertion[]
  }[]
}
interface VitestAssertion {
  readonly fullName: string
  readonly status: string
  readonly failureMessages: readonly string[]
}

/** Runs Vitest files in a copy of the project. A file that does not load has no outcomes. */
export async function runUnit(root: string, files: readonly string[]): Promise<TestOutcome[]> {
  const report = join(root, 'reports/unit.json')
  rmSync(report, { force: true })
  await run(root, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ])
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        name: fullName,
        isPassed: status === 'passed',
        messages: failureMessages,
      })),
  )
}

/**
 * Runs the scenarios of feature files whose name contains one of `names`, in a copy of the project.
 */
export async function runScenarios(
  root: string,
  files: readonly string[],
  names: readonly string[],
): Promise<TestOutcome[]> {
  const report = join(root, 'reports/acceptance/outcomes.json')
  rmSync(report, { force: true })
  const selection = names.flatMap((name) => ['--name', literal(name)])
  const output = await run(root, [
    'scripts/acceptance/main.ts',
    '--workers',
    '2',
    ...selection,
    ...files,
  ])
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as TestOutcome[]
  } catch {
    throw new Error(`The scenarios of ${files.join(', ')} did not run:\n${output.slice(-2_000)}`)
  }
}

/** The compiler's output for the copy; empty when it compiles. */
export async function typeErrors(root: string): Promise<string> {
  let output = ''
  const args = [
    'node_modules/typescript7/bin/tsc',
    '-p',
    'tsconfig.json',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'reports/types.tsbuildinfo',
  ]
  const code = await startProgram(args, (text) => (output += text), { NO_COLOR: '1' }, root).ended
  return code === 0 ? '' : output
}

/** Regenerates generated/ in the copy. */
export function generate(root: string): Promise<string> {
  return run(root, ['contracts/tools/generate/main.ts'])
}

async function run(root: string, args: readonly string[]): Promise<string> {
  let output = ''
  await startProgram(
    args,
    (text) => (output += text),
    { NO_COLOR: '1', FORCE_COLOR: '0', DATABASE_URL: '' },
    root,
  ).ended
  return output
}

/** Escapes a text for a regular expression. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
