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
    repeat: { type: 'string', default: '1' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}

const house = houseElsewhere(process.env) ?? (await startHouse(await builtPortal()))
onStop(() => void house.stop().finally(() => process.exit(130)))
const rounds = Number(values.repeat)
const workers = Number(values.workers)
try {
  if (!(Number.isInteger(rounds) && rounds >= 1)) throw new Error('--repeat takes a whole number from 1.')
  if (rounds > 1 && workers === 0) throw new Error('--repeat needs a worker: in this process the steps load once.')
  let failed = 0
  for (let round = 1; round <= rounds; round += 1) {
    const summary = await run({
      selection: { paths: positionals, names: values.name, tags: values.tags.map((tags) => `(${tags})`).join(' and ') },
      house,
      support: ['steps/support/*.ts', 'steps/*.steps.ts'],
      reports: 'reports/acceptance',
      workers,
    })
    failed += summary.failed
    const which = rounds === 1 ? '' : `, round ${round} of ${rounds}`
    console.log(`acceptance: ${summary.passed} passed, ${summary.failed} failed (${summary.seconds} s${which}, reports/acceptance/report.html)`)
    // The reports of the round that failed stay.
    if (failed > 0) break
  }
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await house.stop()
}
