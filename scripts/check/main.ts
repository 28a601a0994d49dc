import { runChecks } from './run-checks.ts'

const { passed, failed } = await runChecks(console.log)
console.log(`check: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
