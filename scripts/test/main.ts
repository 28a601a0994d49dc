import { rmSync } from 'node:fs'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/start-program.ts'
import { runTrace } from '../trace/trace-part.ts'
import type { PartOutcome } from './test-part.ts'
import { parts, pictures } from './test-parts.ts'

onStop(() => void stopAll().then(() => process.exit(130)))

const startedAt = new Date()
rmSync(pictures, { recursive: true, force: true })
const outcomes: (PartOutcome & { readonly name: string })[] = []
const summaries: string[] = []

async function runPart(name: string, run: () => Promise<PartOutcome>): Promise<void> {
  console.log(`\n— ${name} —`)
  const started = performance.now()
  const { passed, failed } = await run().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  outcomes.push({ name, passed, failed })
  summaries.push(
    `${name}: ${passed} passed, ${failed} failed (${Math.round((performance.now() - started) / 1_000)} s)`,
  )
  console.log(summaries.at(-1))
}

for (const { name, run } of parts) await runPart(name, run)
// The trace reads the reports of all other parts.
await runPart('trace', () => runTrace(startedAt, outcomes, console.log))

const sum = (count: 'passed' | 'failed'): number =>
  outcomes.reduce((all, outcome) => all + outcome[count], 0)
const failed = sum('failed')
console.log(`\n${summaries.join('\n')}\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
