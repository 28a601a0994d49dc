import { loadSources } from '@cucumber/cucumber/api'
import type { ISourcesCoordinates } from '@cucumber/cucumber/api'

/** The paths, names and tags that select scenarios. */
export interface ScenarioSelection {
  readonly paths: readonly string[]
  readonly names: readonly string[]
  readonly tags: string
}

/**
 * Converts a selection into Cucumber's form. Excludes @sandbox scenarios when there is no control
 * API.
 */
export function sources(
  { paths, names, tags }: ScenarioSelection,
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
 * Counts the selected scenarios. Throws on a feature that does not parse and on an empty selection.
 */
export async function countSelected(coordinates: ISourcesCoordinates): Promise<number> {
  const { plan, errors } = await loadSources(coordinates)
  const [broken] = errors
  if (broken !== undefined) throw new Error(`${broken.uri}: ${broken.message}`)
  if (plan.length === 0)
    throw new Error('No scenario matches the selection. Check the paths, --name and --tags.')
  return plan.length
}
