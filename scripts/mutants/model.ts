import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
 * Runs StrykerJS over all models, or over `files`, in a copy of the project. Resolves to the score.
 */
export async function mutateModel(
  files: readonly string[],
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
      "export default { test: { include: ['src/**/model/**/*.test.ts', 'src/app/integration/*.test.ts'], environment: 'node', testTimeout: 60_000 } }\n",
    )
    copy.write(
      'stryker.json',
      JSON.stringify({
        testRunner: 'vitest',
        plugins: ['@stryker-mutator/vitest-runner'],
        vitest: { configFile: 'vitest.model.config.ts' },
        mutate: files.length > 0 ? files : model,
        concurrency: availableParallelism(),
        coverageAnalysis: 'perTest',
        // Planted faults cover constant tables, because a mutant of one would run every test.
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
    cpSync(join(copy.root, 'reports/mutation'), 'reports/mutants/model', { recursive: true })
    const score = scoreOf(
      JSON.parse(readFileSync(join(copy.root, report), 'utf8')) as MutationReport,
    )
    writeFileSync('reports/mutants/model.json', `${JSON.stringify(score, null, 2)}\n`)
    return score
  } finally {
    copy.remove()
  }
}
