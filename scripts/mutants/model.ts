import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { npm } from '../setup/npm-cli.mjs'
import { startProgram } from '../process/start-program.ts'
import { scratchCopy } from '../process/scratch-copy.ts'

/** Installed into the copy only: 160 packages that nothing else needs. */
const stryker = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1']
const model = [
  'src/**/model/**/*.ts',
  '!src/**/*.test.ts',
  '!src/**/*.arbitrary.ts',
  '!src/**/testing/**',
]
const report = 'reports/mutation/mutation.json'

/** What StrykerJS mutates, which tests may see it, and the name of the report. */
export interface MutationRange {
  readonly name: 'model' | 'changed'
  readonly files: readonly string[]
  readonly tests: readonly string[]
  /** StrykerJS's mutators that are left out. */
  readonly without: readonly string[]
}

/** The rules of all models, or of `files`. */
export function modelRange(files: readonly string[]): MutationRange {
  return {
    name: 'model',
    files: files.length > 0 ? files : model,
    tests: ['src/**/model/**/*.test.ts', 'src/app/integration/*.test.ts'],
    without: [],
  }
}

/**
 * The conditions of the changed modules of slices, vitals, session and platform; undefined when
 * there are none.
 */
export function changedRange(changed: readonly string[]): MutationRange | undefined {
  const files = changed.filter(
    (file) =>
      /^src\/(?:slices|vitals|session|platform)\/.*\.tsx?$/.test(file) &&
      !/\.(?:test|arbitrary)\.tsx?$|\/testing\/|\.css\.ts$/.test(file) &&
      existsSync(file),
  )
  return files.length === 0
    ? undefined
    : {
        name: 'changed',
        files,
        tests: ['src/**/*.test.{ts,tsx}'],
        // What is left are conditions: comparisons, logic, conditional expressions, booleans.
        without: [
          'ArithmeticOperator',
          'ArrayDeclaration',
          'ArrowFunction',
          'AssignmentOperator',
          'BlockStatement',
          'MethodExpression',
          'ObjectLiteral',
          'OptionalChaining',
          'Regex',
          'StringLiteral',
          'UnaryOperator',
          'UpdateOperator',
        ],
      }
}

interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >
}

/**
 * Killed and total valid mutants, overall and per file, lowest score first. A timeout does not
 * count as killed.
 */
export function scoreOf({ files }: MutationReport): {
  readonly killed: number
  readonly total: number
  readonly rows: readonly { file: string; killed: number; total: number }[]
} {
  const rows = Object.entries(files).map(([file, { mutants }]) => {
    const counted = mutants.filter(({ status }) =>
      ['Killed', 'Survived', 'NoCoverage', 'Timeout'].includes(status),
    )
    return {
      file,
      killed: counted.filter(({ status }) => status === 'Killed').length,
      total: counted.length,
    }
  })
  const sum = (key: 'killed' | 'total'): number => rows.reduce((all, row) => all + row[key], 0)
  return {
    killed: sum('killed'),
    total: sum('total'),
    rows: rows
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => a.killed / a.total - b.killed / b.total),
  }
}

/**
 * Runs StrykerJS over a range, in a copy of the project. Resolves to the score.
 */
export async function runStryker(
  { name, files, tests, without }: MutationRange,
  say: (text: string) => void,
): Promise<ReturnType<typeof scoreOf>> {
  const copy = scratchCopy()
  try {
    rmSync(join(copy.root, 'node_modules'))
    cpSync('node_modules', join(copy.root, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    npm(
      process.execPath,
      ['install', '--prefix', copy.root, '--no-save', '--ignore-scripts', ...stryker],
      'StrykerJS could not be installed',
    )
    copy.write(
      'vitest.model.config.ts',
      `export default { test: { include: ${JSON.stringify(tests)}, environment: 'node', testTimeout: 60_000 } }\n`,
    )
    copy.write(
      'stryker.json',
      JSON.stringify({
        testRunner: 'vitest',
        plugins: ['@stryker-mutator/vitest-runner'],
        vitest: { configFile: 'vitest.model.config.ts' },
        mutate: files,
        mutator: { excludedMutations: without },
        concurrency: availableParallelism(),
        coverageAnalysis: 'perTest',
        // Regression faults cover constant tables, because a mutant of one would run every test.
        ignoreStatic: true,
        inPlace: true,
        timeoutMS: 60_000,
        reporters: ['json', 'html', 'clear-text', 'progress-append-only'],
        clearTextReporter: { reportTests: false, logTests: false, allowColor: false },
      }),
    )
    const code = await startProgram(
      [join(copy.root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', 'stryker.json'],
      say,
      {},
      copy.root,
    ).ended
    if (code !== 0) throw new Error(`StrykerJS failed with exit code ${code}.`)
    mkdirSync('reports/mutants', { recursive: true })
    cpSync(join(copy.root, 'reports/mutation'), `reports/mutants/${name}`, { recursive: true })
    const score = scoreOf(
      JSON.parse(readFileSync(join(copy.root, report), 'utf8')) as MutationReport,
    )
    writeFileSync(`reports/mutants/${name}.json`, `${JSON.stringify(score, null, 2)}\n`)
    return score
  } finally {
    copy.remove()
  }
}
