import { existsSync, globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import type { Claim } from './claim.ts'
import { readNotYet, writeNotYet } from './not-yet.ts'
import { observedText, readObserved } from './observed.ts'
import { operationClaims } from './operations.ts'
import { owner } from './owner.ts'
import { protoClaims } from './protos.ts'
import { report, table } from './report.ts'
import { readRequirements } from './requirement.ts'
import { scenarioClaims } from './scenarios.ts'
import { unitClaims } from './unit-titles.ts'
import { problems, trace } from './verdict.ts'

const contract = Object.values({ ...operations, ...rpcOperations })
const requirementsFile = 'features/requirements.tsv'
const notYetFile = 'features/not-yet.tsv'

const { values } = parseArgs({ options: { json: { type: 'boolean' }, update: { type: 'boolean' }, observed: { type: 'string' }, help: { type: 'boolean' } } })
if (values.help === true) {
  console.log(`npm run trace [-- --json | --update | --observed reports/acceptance/observed.ndjson]

Reads ${requirementsFile} and what claims to prove it (house.md 7): tags of scenarios, titles of unit tests, x-requirements of
operations, comments of proto elements. Prints per area what is proven and by what, and fails when ${notYetFile} is not
exactly the list of what is not.

--json    prints {"total", "proven", "byArea", "notYet"}
--observed  holds the tags of scenarios against the operations that an acceptance run saw them call; fails on a tag that claims more
--update  takes off ${notYetFile} what is proven by now. It never puts anything on: the list only shrinks.`)
  process.exit(0)
}

if (values.observed !== undefined) {
  const seen = observedText(readObserved(values.observed), contract)
  console.log(seen.lines.join('\n'))
  process.exit(seen.excess > 0 ? 1 : 0)
}

const files = (pattern: string): string[] => globSync(pattern, { exclude: ['node_modules/**'] }).sort()
const claims: Claim[] = [
  ...scenarioClaims(files('features/**/*.feature')),
  ...unitClaims(files('{src,mock-server,conformance,scripts,steps}/**/*.test.{ts,tsx}')),
  ...operationClaims(files('contracts/openapi/**/*.yaml')),
  ...(files('contracts/proto/**/*.proto').length > 0 ? protoClaims('contracts/proto') : []),
]
const traced = trace(readRequirements(requirementsFile), claims)

if (values.update === true) {
  const open = new Map(traced.filter(({ proofs }) => proofs.length === 0).map(({ requirement }) => [requirement.id, requirement]))
  const first = !existsSync(notYetFile)
  const list = first ? [...open.values()].map((requirement) => ({ id: requirement.id, reason: owner(requirement) })) : readNotYet(notYetFile)
  writeNotYet(notYetFile, list.filter(({ id }) => open.has(id)))
}

const found = problems(traced, claims, readNotYet(notYetFile))
const result = report(traced)
console.log(values.json === true ? JSON.stringify(result) : table(result))
for (const problem of found) console.error(problem)
if (found.length > 0) {
  console.error(`\n${found.length} thing${found.length === 1 ? '' : 's'} wrong with the trace.`)
  process.exitCode = 1
}
