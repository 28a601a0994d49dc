import { driftOf } from '../../diff/traffic-drift.ts'
import { readTraffic } from '../../diff/read-traffic.ts'
import { fingerprintOf, type ReportedFinding } from '../../report/formats/sarif-failures.ts'
import { exitCodes, ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'
import { prepare } from '../prepare.ts'
import { printFindings } from '../print-findings.ts'

/**
 * Compares recorded traffic (`--har FILE`) with the contract. Exits with 1 if they differ, and with
 * 4 if no recorded exchange matches an operation.
 */
export async function drift(options: CliOptions): Promise<number> {
  if (options.har === undefined) throw new ExitError('usage', 'drift needs --har FILE')
  const { document, making, target, context, operations } = await prepare(options)
  await context.wire.close()
  const recorded = readTraffic(options.har)
  const { drifts, matched, unseenOperations, unseenAnswers } = driftOf(
    {
      document,
      validator: making.validator,
      vocabulary: context.vocabulary,
      operations: [...operations.values()],
      target,
    },
    recorded,
  )
  if (matched === 0)
    throw new ExitError(
      'environment',
      `none of ${recorded.length} recorded exchanges matches this contract: check the base of the target`,
    )
  const found = drifts.map(({ rule, operation, words, pointer }): ReportedFinding => ({
    rule,
    level: 'error',
    words: `${operation}: ${words}`,
    place: document.locate(pointer),
    fingerprint: fingerprintOf(rule, operation, words),
  }))
  const unseen = [
    ...unseenOperations.map((id) => `· not requested: ${id}`),
    ...unseenAnswers.map((each) => `· not returned: ${each}`),
  ]
  printFindings(
    options,
    'drift',
    found,
    [
      ...unseen,
      `${matched} of ${recorded.length} exchanges match ${operations.size - unseenOperations.length} operations: ${found.length} drifts; ${unseenOperations.length} operations were not requested`,
    ].join('\n'),
  )
  return found.length > 0 ? exitCodes.nonConformity : 0
}
