import type { PartOutcome } from '../test/test-part.ts'
import { operationIds, readFiles, unshippedBy } from './trace-files.ts'
import { fileProblems, judgeRequirements } from './judge-requirements.ts'
import { collect, writeObservation, type Observation } from './observation.ts'
import { problemsOf, report, table } from './report.ts'
import { readShipped } from './shipped-modules.ts'

/**
 * The last part of `npm test`: stores the observations of the run and checks the requirements
 * against them.
 */
export async function runTrace(
  startedAt: Date,
  parts: Observation['parts'],
  say: (line: string) => void,
): Promise<PartOutcome> {
  const observation = collect(startedAt, parts)
  writeObservation(observation)
  const { requirements, claims, notYet, carriers } = readFiles()
  const judged = judgeRequirements(requirements, observation, {
    claims,
    carriers,
    notYet,
    unshippedOf: unshippedBy(await readShipped()),
  })
  const result = report(judged, operationIds, observation)
  say(table(result))
  for (const { id, reason } of notYet) say(`NOT PROVEN: ${id} is on not-yet.tsv: ${reason}`)
  const problems = [...fileProblems(requirements, claims, notYet), ...problemsOf(judged, result)]
  for (const problem of problems) say(problem)
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: problems.length }
}
