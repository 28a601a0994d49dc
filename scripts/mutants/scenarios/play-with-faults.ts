import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { FaultPlan } from '../../../steps/support/planned-fault.ts'
import type { Summary } from '../../acceptance/summary.ts'
import type { TestServers } from '../../acceptance/test-servers.ts'
import { startProgram } from '../../process/start-program.ts'

/** Where the faulty portal, the plan and the reports are. */
export const folder = 'reports/mutants/scenarios'
/** Seconds of a wait: with a fault, most waits end in vain. */
const patience = 20

/** The portal without the pages that the edge draws: those have no faults. */
export async function buildWithFaults(lists: string): Promise<string> {
  let output = ''
  const { ended } = startProgram(
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config=scripts/mutants/scenarios/vite.faults.config.ts',
      `--outDir=${process.cwd()}/${folder}/portal`,
      '--emptyOutDir',
      '--logLevel=warn',
    ],
    (text) => (output += text),
    { NO_COLOR: '1', NODE_ENV: 'production', SCENARIO_FAULT_LISTS: lists },
  )
  if ((await ended) !== 0) throw new Error(`The portal with faults does not build:\n${output}`)
  return `${folder}/portal`
}

/** Plays scenarios with their faults. Resolves to those that fail, with the reason. */
export async function playWithFaults(
  { portal, control, edgeLog }: TestServers,
  plan: FaultPlan,
  places: readonly string[] = Object.keys(plan),
): Promise<ReadonlyMap<string, string>> {
  const reports = `${folder}/acceptance`
  const faults = `${folder}/plan.json`
  writeFileSync(faults, JSON.stringify(plan))
  rmSync(`${reports}/summary.json`, { force: true })
  let output = ''
  await startProgram(['scripts/acceptance/main.ts', ...places], (text) => (output += text), {
    PORTAL_URL: portal,
    CONTROL_URL: control,
    EDGE_LOG: edgeLog,
    SCENARIO_FAULTS: faults,
    SCENARIO_PATIENCE: `${patience}`,
    ACCEPTANCE_REPORTS: reports,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  }).ended
  if (!existsSync(`${reports}/summary.json`))
    throw new Error(`The scenarios did not run:\n${output.slice(-2_000)}`)
  const { failures } = JSON.parse(readFileSync(`${reports}/summary.json`, 'utf8')) as Summary
  return new Map(failures.map(({ where, message }) => [where, message.split('\n')[0] ?? '']))
}
