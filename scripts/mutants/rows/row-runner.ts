import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { TestRunner, type RunnerTestCase } from 'vitest'
import { mutantSwitch } from './mutant-switch.ts'
import type { TestPlan } from './row-plan.ts'

const ids = /\b[A-Z]{2,}-\d{3}\b/g
/** A mutant that makes a test wait is given up. */
const patienceMs = 10_000

interface Plan {
  readonly out: string
  /** By `file:line` of a test. */
  readonly tests: Readonly<Record<string, TestPlan>>
  readonly rows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

// A test may replace the timers.
const { setTimeout: wait, clearTimeout: stopWaiting } = globalThis
const plan = JSON.parse(readFileSync(process.env['ROW_PLAN'] ?? '', 'utf8')) as Plan
const state = mutantSwitch()

/** Runs each test that names a row once as it is, then with one mutant after another. */
export default class RowRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    const file = relative(process.cwd(), test.file.filepath)
    const line = test.location?.line ?? 0
    const planned = plan.tests[`${file}:${line}`] ?? plan.tests[file]
    const name = titleOf(test)
    const rows = [...new Set(name.match(ids) ?? [])]
    if (planned === undefined || rows.length === 0) return run()
    state.hits = new Set()
    await run()
    const hits = state.hits
    state.hits = undefined
    const isSound = async (): Promise<boolean> => (await outcome(run, undefined)) === 'passed'
    const result = {
      file,
      line,
      name,
      rows,
      hits: 0,
      isRepeatable: await isSound(),
      tried: 0,
      killed: [] as string[],
      survived: [] as string[],
    }
    const deciding = planned.mutants.filter((id) => hits.has(id))
    result.hits = deciding.length
    const wanted = new Set(rows.flatMap((row) => Object.values(plan.rows[row] ?? {}).flat()))
    if (result.isRepeatable) {
      const literal = [...wanted].filter((id) => hits.has(id)).slice(0, 12)
      const others = deciding.filter((id) => !wanted.has(id)).slice(0, 30)
      let isKilled = false
      for (const id of [...literal, ...others]) {
        if (isKilled && !wanted.has(id)) break
        result.tried += 1
        const found = await outcome(run, id)
        // What waits may hold what the next run needs. Its row is not judged by this test.
        if (found === 'waits') {
          result.isRepeatable = false
          break
        }
        if (found === 'failed' && (await isSound())) {
          result.killed.push(id)
          isKilled = true
        } else result.survived.push(id)
      }
    }
    appendFileSync(plan.out, `${JSON.stringify(result)}\n`)
  }
}

const titleOf = (test: RunnerTestCase): string => {
  const names = [test.name]
  for (let { suite } = test; suite !== undefined; suite = suite.suite) names.unshift(suite.name)
  return names.join(' > ')
}

async function outcome(
  run: () => unknown,
  id: string | undefined,
): Promise<'passed' | 'failed' | 'waits'> {
  state.active = id
  const late = Promise.withResolvers<'waits'>()
  const timer = wait(() => late.resolve('waits'), patienceMs)
  try {
    return await Promise.race([
      (async () => {
        await run()
        return 'passed' as const
      })(),
      late.promise,
    ])
  } catch {
    return 'failed'
  } finally {
    stopWaiting(timer)
    state.active = undefined
  }
}
