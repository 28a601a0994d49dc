import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { FaultPlan, PlannedFault } from '../../../steps/support/planned-fault.ts'
import { drawnSurely, startTestServers } from '../../acceptance/test-servers.ts'
import { compiledScenarios, scenarioClaims } from '../../trace/scenarios.ts'
import { shuffled } from '../rows/row-plan.ts'
import { withFault } from '../regression-fault.ts'
import { buildWithFaults, folder, playWithFaults } from './play-with-faults.ts'
import { readScenarioFaults, type ScenarioFault } from './scenario-fault.ts'

/** The lists of faults of rows. */
export const rowFaults = 'scripts/mutants/row-faults/*.yaml'
/** Scenarios that a fault gets in one round; most are caught by the first. */
const perRound = 1

/** What the scenarios say about a fault. */
export interface TriedFault {
  readonly name: string
  readonly fault: string
  /** `caught` by one of its scenarios, `hollow`: all stay green. */
  readonly verdict: 'caught' | 'hollow' | 'no scenario'
  /** The scenario that fails, and why; or how many stay green. */
  readonly why: string
}

/**
 * Builds the portal once with all faults of the lists, each behind its name, and plays the scenarios
 * that name a fault's row with that fault, until one fails that passes without it.
 */
export async function tryScenarioFaults({
  lists,
  names,
  most,
  seed,
  say,
}: {
  readonly lists: string
  readonly names: readonly string[]
  /** Scenarios to try for a fault. */
  readonly most: number
  readonly seed: number
  readonly say: (line: string) => void
}): Promise<readonly TriedFault[]> {
  const { faults: all, elsewhere } = readScenarioFaults(lists)
  const faults = all.filter(({ name }) => names.length === 0 || names.includes(name))
  const claims = scenarioClaims(globSync('features/**/*.feature'))
  const waiting = new Map(
    faults.map(({ name, scenarios }) => {
      const places =
        scenarios.length > 0
          ? scenarios.flatMap(compiledScenarios).map(({ where }) => where)
          : claims.filter(({ id }) => id === name).map(({ where }) => where)
      return [name, shuffled([...new Set(places)].toSorted(), seed).slice(0, most)] as const
    }),
  )
  mkdirSync(folder, { recursive: true })
  say(`${faults.length} faults in the browser’s code, ${elsewhere.length} rows decided elsewhere`)
  const servers = await startTestServers(await buildWithFaults(lists), [], drawnSurely)
  const tried = new Map<string, number>()
  const caught = new Map<string, string>()
  const isOpen = ({ name }: ScenarioFault): boolean =>
    !caught.has(name) && waiting.get(name)!.length > 0
  try {
    for (let round = 1; faults.some(isOpen); round += 1) {
      const plan = planRound(faults.filter(isOpen), waiting)
      const red = await playWithFaults(servers, plan)
      // What fails without the fault, too, says nothing about it.
      const alsoWithout = red.size === 0 ? red : await playWithFaults(servers, {}, [...red.keys()])
      for (const [where, { name }] of Object.entries(plan)) {
        tried.set(name, (tried.get(name) ?? 0) + 1)
        const message = red.get(where)
        if (message !== undefined && !alsoWithout.has(where))
          caught.set(name, `${where}: ${message}`)
      }
      say(
        `round ${round}: ${Object.keys(plan).length} scenarios, ${caught.size} of ${faults.length} faults caught so far`,
      )
    }
  } finally {
    await servers.stop()
  }
  const results = faults.map(({ name, fault }): TriedFault => {
    const count = tried.get(name) ?? 0
    const by = caught.get(name)
    if (by !== undefined) return { name, fault, verdict: 'caught', why: by }
    return count === 0
      ? { name, fault, verdict: 'no scenario', why: 'no scenario names it' }
      : { name, fault, verdict: 'hollow', why: `${count} scenarios stay green` }
  })
  writeFileSync(`${folder}/report.json`, `${JSON.stringify({ results, elsewhere }, null, 2)}\n`)
  for (const { name, fault, verdict, why } of results)
    if (verdict !== 'caught') say(`${verdict.padEnd(11)} ${name}  ${fault} (${why})`)
  say(
    `faults: ${results.length} tried, ${caught.size} caught, ${results.length - caught.size} not; ${elsewhere.length} rows decided elsewhere`,
  )
  return results
}

/** Takes the next scenarios of each fault; a scenario has one fault a round. */
function planRound(
  faults: readonly ScenarioFault[],
  waiting: ReadonlyMap<string, string[]>,
): FaultPlan {
  const plan: Record<string, PlannedFault> = {}
  for (const fault of faults) {
    const places = waiting.get(fault.name)!
    const free = places.filter((where) => !(where in plan)).slice(0, perRound)
    for (const where of free) {
      places.splice(places.indexOf(where), 1)
      plan[where] = { name: fault.name, ...(isText(fault) ? { texts: textsOf(fault) } : {}) }
    }
  }
  return plan
}

const isText = ({ file }: ScenarioFault): boolean => file.endsWith('.json')

/** The messages that a fault changes, as the browser gets them. */
function textsOf(fault: ScenarioFault): Record<string, Record<string, unknown>> {
  const text = readFileSync(fault.file, 'utf8')
  const before = JSON.parse(text) as Record<string, string>
  const after = JSON.parse(withFault(fault, text)) as Record<string, string>
  const changed = Object.entries(after).filter(([key, message]) => before[key] !== message)
  const locale = /([a-z]{2}-[A-Z]{2})\.json$/.exec(fault.file)?.[1] ?? ''
  return {
    [locale]: Object.fromEntries(
      changed.map(([key, message]) => [key, compileMessageOrThrow(message)]),
    ),
  }
}
