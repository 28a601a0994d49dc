import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { help } from './help.ts'
import { remoteServers, startTestServers, type TestServers } from './test-servers.ts'
import { repeat } from './repeat.ts'
import { run } from './run.ts'
import { slowestLines } from './summary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tags: { type: 'string', multiple: true, default: [] },
    name: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: String(Math.min(8, 2 * availableParallelism())) },
    repeat: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}

const servers = remoteServers(process.env) ?? (await startTestServers(await builtPortal()))
onStop(() => void servers.stop().finally(() => process.exit(130)))
try {
  const rounds = Number(values.repeat)
  if (!(Number.isInteger(rounds) && rounds >= 1))
    throw new Error('--repeat must be a whole number of at least 1.')
  const isPassed = rounds > 1 ? await repeat(servers, rounds) : await once(servers)
  process.exitCode = isPassed ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await servers.stop()
}

async function once(servers: TestServers): Promise<boolean> {
  const summary = await run({
    selection: {
      paths: positionals,
      names: values.name,
      tags: values.tags.map((tags) => `(${tags})`).join(' and '),
    },
    servers,
    support: ['steps/support/*.ts', 'steps/*/*.steps.ts'],
    reports: 'reports/acceptance',
    workers: Number(values.workers),
  })
  console.log(slowestLines(summary).join('\n'))
  console.log(
    `acceptance: ${summary.passed} passed, ${summary.failed} failed (${summary.seconds} s, reports/acceptance/report.html)`,
  )
  return summary.failed === 0
}
