import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Contract } from '../generate/contract.ts'
import { onStop } from '../process/on-stop.ts'
import { stopAll } from '../process/start-program.ts'
import { sweepRest } from './sweep-rest.ts'
import { sweepRpc } from './sweep-rpc.ts'
import { startSandbox } from './start-sandbox.ts'
import { newTally, tableOf, total } from './tally.ts'

const HELP = `npm run sweep [-- SLUG|OPERATION …]

Starts a mock server and makes every call that the contracts show: each operation with each example of a request, each documented
answer armed and asked for (errors and both languages included), RPCs in Connect (JSON and binary), gRPC-web and gRPC; and then each
operation for real, as a member who has it. Every answer is judged twice: here against the schemas, without Prism, and by the server's
own list of violations. Prints what it found, a table, and "N calls, 0 violations"; ends with 1 otherwise.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
})
if (values.help === true) {
  console.log(HELP)
  process.exit(0)
}

onStop(() => void stopAll().then(() => process.exit(130)))

const wanted = new Set(positionals)
const isWanted = (slug: string, operationId: string): boolean =>
  wanted.size === 0 ||
  wanted.has(slug) ||
  wanted.has(slug.replace(' (RPC)', '')) ||
  wanted.has(operationId)
// The contract lint checks this shape.
const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract

const tally = newTally()
const sandbox = await startSandbox()
try {
  await sweepRest(contract, sandbox, tally, isWanted)
  await sweepRpc(sandbox, tally, isWanted)
} finally {
  await sandbox.stop().catch((cause: unknown) => note(cause))
}

function note(cause: unknown): void {
  tally.found.push(cause instanceof Error ? cause.message : String(cause))
}

const MOST = 200
for (const line of tally.found.slice(0, MOST)) console.error(line)
if (tally.found.length > MOST) console.error(`… and ${tally.found.length - MOST} more`)
console.log(`\n${tableOf(tally)}`)
const { calls } = total(tally)
if (calls === 0) console.error(`Unknown slug or operation: ${positionals.join(', ')}.`)
const failed = tally.found.length
mkdirSync('reports/sweep', { recursive: true })
writeFileSync(
  'reports/sweep/summary.json',
  `${JSON.stringify({ passed: Math.max(0, calls - failed), failed, found: tally.found }, null, 2)}\n`,
)
// A sweep without a call fails.
process.exitCode = failed === 0 && calls > 0 ? 0 : 1
