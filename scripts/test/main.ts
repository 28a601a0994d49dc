import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/program.ts'
import { parts } from './parts.ts'

onStop(() => void stopAll().then(() => process.exit(130)))

const total = { passed: 0, failed: 0 }
const summaries: string[] = []
for (const { name, run } of parts) {
  console.log(`\n— ${name} —`)
  const started = performance.now()
  const { passed, failed } = await run().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
  summaries.push(`${name}: ${passed} passed, ${failed} failed (${Math.round((performance.now() - started) / 1_000)} s)`)
  console.log(summaries.at(-1))
}
console.log(`\n${summaries.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
