import { readFileSync } from 'node:fs'
import { catalogueDocument, catalogueFile } from '../steps/catalogue-text.ts'
import { readStepCatalogue } from '../steps/step-catalogue.ts'
import { failed, type CheckPart } from './check-result.ts'

/**
 * Fails on a line of a feature without one definition, on an unused definition, and on a stale
 * docs/steps.md.
 */
export const stepCatalogueCheck: CheckPart = {
  name: 'steps',
  async run() {
    const catalogue = await readStepCatalogue()
    const unused = catalogue.steps
      .filter(({ uses }) => uses === 0)
      .map(({ file, line, expression }) => `${file}:${line}: no feature uses: ${expression}`)
    const isStale = readFileSync(catalogueFile, 'utf8') !== catalogueDocument(catalogue)
    return {
      ...failed([
        ...catalogue.unmatched,
        ...unused,
        ...(isStale ? [`${catalogueFile} is stale: npm run steps`] : []),
      ]),
      note: `${catalogue.steps.length} step definitions`,
    }
  },
}
