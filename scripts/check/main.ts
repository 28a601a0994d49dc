import { UnknownWord } from './chosen-parts.ts'
import { runChecks } from './run-checks.ts'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
try {
  const { passed, failed } = await runChecks(console.log, words)
  console.log(`check: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof UnknownWord)) throw error
  console.error(error.message)
  process.exitCode = 2
}
