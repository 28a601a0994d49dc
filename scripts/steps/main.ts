import { catalogueLines } from './catalogue-text.ts'
import { readStepCatalogue, stepsWith } from './step-catalogue.ts'
import { portableLine } from './suite-limits.ts'

const HELP = `npm run steps [-- WORD …]

Lists the step definitions with one of their lines, the number of lines that use them and their place; with words, only those
whose text or line has all of them. Exit code 1 when a line of a feature has no definition or several.`

const words = process.argv.slice(2)
if (words.includes('--help')) {
  console.log(HELP)
  process.exit(0)
}
const catalogue = await readStepCatalogue()
const found = stepsWith(catalogue, words)
console.log(catalogueLines(found).join('\n'))
for (const line of catalogue.unmatched) console.error(line)
const share = words.length === 0 ? '' : `${found.steps.length} of `
console.log(`\nsteps: ${share}${catalogue.steps.length} definitions`)
if (words.length === 0) console.log(portableLine(catalogue))
process.exitCode = catalogue.unmatched.length === 0 ? 0 : 1
