import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { startProgram } from '../../process/start-program.ts'
import { readRequirements } from '../../trace/requirement.ts'
import { unitClaims } from '../../trace/unit-claims.ts'
import { planRows } from './row-plan.ts'
import { judgeRow, type TriedRow, type TriedTest } from './row-verdict.ts'

const folder = 'reports/mutants/rows'
const tests = `${folder}/tests.ndjson`
const done = `${folder}/files.txt`
const plan = `${folder}/plan.json`
/** Test files of one process. A stopped run goes on after the last process that ended. */
const batch = 12
/** A process that a mutant keeps from ending is stopped; its tests so far count. */
const patienceMs = 4 * 60_000

/**
 * Tries every unit row of the requirement table: mutates what its tests run of the modules that they
 * name, in one process per batch of test files. Resolves to the rows that are not proven.
 */
export async function tryUnitRows({
  ids,
  seed,
  isAgain,
  say,
}: {
  readonly ids: readonly string[]
  readonly seed: number
  readonly isAgain: boolean
  readonly say: (line: string) => void
}): Promise<readonly TriedRow[]> {
  const rows = readRequirements('features/requirements.tsv').filter(({ id, verify }) =>
    ids.length === 0 ? verify === 'unit' : ids.includes(id),
  )
  const wanted = new Set(rows.map(({ id }) => id))
  const claims = unitClaims(
    globSync('{src,contracts/{read,tools},mock-server,conformance,scripts,steps}/**/*.test.ts'),
  ).filter(({ id, where }) => wanted.has(id) && !where.startsWith('scripts/mutants/'))
  const planned = planRows(rows, claims, seed)
  mkdirSync(folder, { recursive: true })
  if (ids.length > 0 || isAgain) for (const file of [tests, done]) rmSync(file, { force: true })
  writeFileSync(plan, JSON.stringify({ out: tests, tests: planned.tests, rows: planned.rows }))
  const ended = new Set(textOf(done).split('\n'))
  const files = [...new Set(claims.map(({ where }) => where.replace(/:\d+$/, '')))]
    .filter((file) => !ended.has(file))
    .toSorted()
  say(`${rows.length} rows, ${files.length} test files to try, ${ended.size - 1} tried before`)
  for (let at = 0; at < files.length; at += batch) {
    const some = files.slice(at, at + batch)
    const program = startProgram(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=scripts/mutants/rows/vitest.rows.config.ts',
        '--root=.',
        '--reporter=dot',
        ...some,
      ],
      () => {},
      { ROW_PLAN: plan, NO_COLOR: '1', DATABASE_URL: '' },
    )
    let isStopped = false
    const patience = setTimeout(() => {
      isStopped = true
      void program.stop()
    }, patienceMs)
    await program.ended
    clearTimeout(patience)
    // Files that a stopped process did not reach are tried by the next run.
    const ran = some.filter((file) => !isStopped || textOf(tests).includes(`"file":"${file}"`))
    if (ran.length > 0) appendFileSync(done, `${ran.join('\n')}\n`)
    if (isStopped) say(`stopped after ${patienceMs / 60_000} minutes; run it again for the rest`)
    say(`${Math.min(at + batch, files.length)} of ${files.length} test files`)
  }
  const tried = textOf(tests)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TriedTest)
  const judged = rows.map(({ id }) =>
    judgeRow(
      id,
      tried.filter(({ rows: of }) => of.includes(id)),
      new Map(Object.entries(planned.rows[id] ?? {})),
      claims.some((claim) => claim.id === id),
    ),
  )
  const lineOf = (text: string): string =>
    text.replaceAll(/[\w/.-]+#\d+/g, (id) => {
      const mutant = planned.mutants.get(id)
      return mutant === undefined ? id : `${mutant.file}:${mutant.line} ${mutant.from}`
    })
  const open = judged
    .filter(({ verdict }) => verdict !== 'proven')
    .map((row) => ({ ...row, why: lineOf(row.why) }))
  writeFileSync(
    `${folder}/report.json`,
    `${JSON.stringify({ rows: rows.length, mutants: tried.reduce((all, test) => all + test.tried, 0), open }, null, 2)}\n`,
  )
  for (const verdict of ['hollow', 'no proof', 'not tried'] as const)
    for (const { id, why } of open.filter((row) => row.verdict === verdict))
      say(`${verdict.padEnd(9)} ${id}  ${why}`)
  const count = (verdict: string): number => judged.filter((row) => row.verdict === verdict).length
  say(
    `rows: ${rows.length} tried, ${count('proven')} proven, ${count('hollow')} hollow, ${count('no proof')} without a unit proof, ${count('not tried')} not tried`,
  )
  return open
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
