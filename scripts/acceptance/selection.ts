import { loadSources } from '@cucumber/cucumber/api'
import type { ISourcesCoordinates } from '@cucumber/cucumber/api'

/** Which scenarios a run means. */
export interface Selection {
  readonly paths: readonly string[]
  readonly names: readonly string[]
  readonly tags: string
}

/**
 * Cucumber's form of a selection; without a control door the scenarios that need the sandbox are
 * left out.
 */
export function sources(
  { paths, names, tags }: Selection,
  hasControl: boolean,
): ISourcesCoordinates {
  return {
    defaultDialect: 'en',
    paths: paths.length > 0 ? [...paths] : ['features/**/*.feature'],
    names: [...names],
    tagExpression: [tags, hasControl ? '' : 'not @sandbox']
      .filter((part) => part !== '')
      .map((part) => `(${part})`)
      .join(' and '),
    order: 'defined',
  }
}

/**
 * How many scenarios will run. Throws on a feature that does not parse and on an empty selection:
 * neither may pass (habit 8).
 */
export async function countSelected(coordinates: ISourcesCoordinates): Promise<number> {
  const { plan, errors } = await loadSources(coordinates)
  const [broken] = errors
  if (broken !== undefined) throw new Error(`${broken.uri}: ${broken.message}`)
  if (plan.length === 0)
    throw new Error('No scenario is selected: a run of nothing proves nothing.')
  return plan.length
}
