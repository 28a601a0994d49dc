import type { Pickle } from '@cucumber/messages'
import { holdings, type Holding, type Target } from '../../steps/support/target/target.ts'

type Scenario = Pick<Pickle, 'name' | 'uri' | 'tags' | 'steps'>
type Members = Pick<Target, 'members'>

/** A scenario runs anywhere, writes something that it takes back, or arranges the sandbox. */
const kinds = ['@portable', '@writes', '@sandbox']

/** Refuses scenarios of the suite without exactly one of the tags of a kind. */
export function refuseUntagged(scenarios: readonly Scenario[]): void {
  const wrong = scenarios.filter(
    ({ uri, tags }) =>
      uri.startsWith('features/') && tags.filter(({ name }) => kinds.includes(name)).length !== 1,
  )
  if (wrong.length > 0)
    throw new Error(
      `Give each of these scenarios one of the tags ${kinds.join(', ')} (docs/testing.md#targets):\n${wrong
        .map(({ uri, name }) => `  ${uri}  ${name}`)
        .join('\n')}`,
    )
}

/** What a scenario needs and no member of the target has; null when it can run there. */
export function missingHolding({ steps }: Scenario, { members }: Members): Holding | null {
  return (
    holdings.find(
      (holding) =>
        steps.some(({ text }) => text === `a member with ${holding} is signed in`) &&
        !members.some(({ has }) => has.includes(holding)),
    ) ?? null
  )
}

/** Whether a scenario can run on a portal without the control API. */
export function isPortable(scenario: Scenario, target: Members): boolean {
  return (
    scenario.tags.every(({ name }) => name !== '@sandbox') &&
    missingHolding(scenario, target) === null
  )
}

/** One line for each thing that no member of the target has, with the number of scenarios left out. */
export function leftOutLines(scenarios: readonly Scenario[], target: Members): readonly string[] {
  const missing = Map.groupBy(scenarios, (scenario) => missingHolding(scenario, target))
  return [...missing].flatMap(([holding, some]) =>
    holding === null
      ? []
      : [`scenarios left out, because no member of the target has ${holding}: ${some.length}`],
  )
}
