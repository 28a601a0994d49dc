import { parseArgs } from 'node:util'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { help } from './help.ts'
import { houseElsewhere, startHouse } from './house.ts'
import { run } from './run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tags: { type: 'string', multiple: true, default: [] },
    name: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}

const house = houseElsewhere(process.env) ?? (await startHouse(await builtPortal()))
onStop(() => void house.stop().finally(() => process.exit(130)))
try {
  const summary = await run({
    selection: { paths: positionals, names: values.name, tags: values.tags.map((tags) => `(${tags})`).join(' and ') },
    house,
    support: ['steps/support/*.ts', 'steps/*.steps.ts'],
    reports: 'reports/acceptance',
    workers: Number(values.workers),
  })
  console.log(`acceptance: ${summary.passed} passed, ${summary.failed} failed (${summary.seconds} s, reports/acceptance/report.html)`)
  process.exitCode = summary.failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await house.stop()
}
