import { writeFileSync } from 'node:fs'
import { catalogueDocument, catalogueFile, catalogueLines } from './catalogue-text.ts'
import { readStepCatalogue } from './step-catalogue.ts'

const catalogue = await readStepCatalogue()
console.log(catalogueLines(catalogue).join('\n'))
writeFileSync(catalogueFile, catalogueDocument(catalogue))
for (const line of catalogue.unmatched) console.error(line)
console.log(`\nsteps: ${catalogue.steps.length} definitions (${catalogueFile})`)
process.exitCode = catalogue.unmatched.length === 0 ? 0 : 1
