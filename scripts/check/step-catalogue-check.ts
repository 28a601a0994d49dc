import { readStepCatalogue } from '../steps/step-catalogue.ts'
import { limitFindings, portableLine } from '../steps/suite-limits.ts'
import { failed, type CheckPart } from './check-result.ts'

/**
 * Fails on a line of a feature without one definition, on an unused definition, and on a suite that
 * exceeds its limits.
 */
export const stepCatalogueCheck: CheckPart = {
  name: 'steps',
  async run() {
    const catalogue = await readStepCatalogue()
    const unused = catalogue.steps
      .filter(({ uses }) => uses === 0)
      .map(({ file, line, expression }) => `${file}:${line}: no feature uses: ${expression}`)
    return {
      ...failed([...catalogue.unmatched, ...unused, ...limitFindings(catalogue)]),
      note: `${catalogue.steps.length} step definitions`,
      counted: portableLine(catalogue),
    }
  },
}
