import { parseArgs } from 'node:util'
import {
  notYetFile,
  operationIds,
  readFiles,
  requirementsFile,
  unshippedBy,
} from './trace-files.ts'
import { page, writePage } from './html.ts'
import { fileProblems, judgeRequirements } from './judge-requirements.ts'
import { writeNotYet } from './not-yet.ts'
import { observationFile, readObservation } from './observation.ts'
import { problemsOf, report, table } from './report.ts'
import { readShipped } from './shipped-modules.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    html: { type: 'boolean' },
    static: { type: 'boolean' },
    update: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(`npm run trace [-- --json | --html | --static | --update]

Compares ${requirementsFile} with the last complete run of npm test (${observationFile}). A requirement is proven when a test or
scenario that names it passed in that run and none failed, when it touched what the requirement is about (a contract requirement's operation with
request and answer asserted; a scenario for what a member sees), and when a program of the project ships the code that the test uses.

--json    prints {"total", "proven", "observed", "failed", "annotationOnly", "unreachable", "untouchedOperations", "run", "byArea", "notYet", "open"}
--html    writes ${page}: every requirement with its proofs, scenarios and screenshots
--static  reads no run: every id exists and every requirement is named by a test or a scenario, or is listed in ${notYetFile} with a reason
--update  removes requirements that the run proves from ${notYetFile}. It never adds any.`)
  process.exit(0)
}

const { requirements, claims, notYet, carriers } = readFiles()
const wrong = fileProblems(requirements, claims, notYet)
if (values.static === true)
  console.log(`${requirements.length} requirements, ${notYet.length} on not-yet.tsv`)
else {
  const observation = readObservation()
  const evidence = { claims, carriers, notYet, unshippedOf: unshippedBy(await readShipped()) }
  const judged = judgeRequirements(
    requirements,
    observation ?? { tests: [], scenarios: [] },
    evidence,
  )
  const result = report(judged, operationIds, observation)
  if (values.update === true)
    writeNotYet(
      notYetFile,
      notYet.filter(({ id }) =>
        judged.some(({ requirement, status }) => requirement.id === id && status !== 'observed'),
      ),
    )
  if (values.html === true) writePage(judged, observation)
  console.log(
    values.json === true ? JSON.stringify(result) : values.html === true ? page : table(result),
  )
  if (observation === undefined)
    wrong.push('There is no complete run to compare with. Run npm test first.')
  else wrong.push(...problemsOf(judged, result))
}

for (const problem of wrong) console.error(problem)
if (wrong.length > 0) {
  console.error(`\nThe trace has ${wrong.length} problem${wrong.length === 1 ? '' : 's'}.`)
  process.exitCode = 1
}
