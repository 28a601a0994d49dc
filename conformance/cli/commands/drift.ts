import { driftOf } from '../../diff/traffic-drift.ts'
import { readHar } from '../../diff/har.ts'
import { fingerprintOf, type ReportedFinding } from '../../report/formats/sarif.ts'
import { exitCodes, ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../options.ts'
import { prepare } from '../prepare.ts'
import { printFindings } from '../print-findings.ts'

/**
 * Holds recorded traffic (`--har FILE`) against the contract. Ends with 1 where they are two
 * things, with 4 where nothing of it is of the contract.
 */
export async function drift(options: CliOptions): Promise<number> {
  if (options.har === undefined) throw new ExitError('usage', 'drift needs --har FILE')
  const { document, making, target, world, operations } = await prepare(options)
  await world.wire.close()
  const recorded = readHar(options.har)
  const { drifts, matched, unseenOperations, unseenAnswers } = driftOf(
    {
      document,
      judge: making.judge,
      vocabulary: world.vocabulary,
      operations: [...operations.values()],
      target,
    },
    recorded,
  )
  if (matched === 0)
    throw new ExitError(
      'environment',
      `none of ${recorded.length} recorded exchanges is of this contract: is the target's base right?`,
    )
  const found = drifts.map(({ rule, operation, words, pointer }): ReportedFinding => ({
    rule,
    level: 'error',
    words: `${operation}: ${words}`,
    place: document.locate(pointer),
    fingerprint: fingerprintOf(rule, operation, words),
  }))
  const unseen = [
    ...unseenOperations.map((id) => `· never asked: ${id}`),
    ...unseenAnswers.map((each) => `· never answered: ${each}`),
  ]
  printFindings(
    options,
    'drift',
    found,
    [
      ...unseen,
      `${matched} of ${recorded.length} exchanges are of ${operations.size - unseenOperations.length} operations: ${found.length} drifts; ${unseenOperations.length} operations were never asked`,
    ].join('\n'),
  )
  return found.length > 0 ? exitCodes.nonConformity : 0
}
