import { fieldsOf } from '../contract/json.ts'
import { yamlEntries, isDay } from '../runner/known-failures/yaml-entries.ts'
import { ExitError } from '../exit-code.ts'

/** A breaking change that somebody answers for, until a day (`yyyy-mm-dd`). */
export interface Approval {
  readonly fingerprint: string
  readonly reason: string
  readonly ticket: string
  readonly expires: string
}

/**
 * Reads an approvals file: a list of fingerprint, reason, ticket, expires. Stops with 2 at what is
 * wrong with it.
 */
export function readApprovals(file: string): Approval[] {
  return yamlEntries(file).map((entry, index) => {
    const given = fieldsOf(entry)
    for (const name of ['fingerprint', 'reason', 'ticket', 'expires'] as const)
      if (given[name] === undefined || given[name] === '')
        throw new ExitError('usage', `${file}: entry ${index + 1} has no ${name}`)
    if (!isDay(given['expires']))
      throw new ExitError(
        'usage',
        `${file}: entry ${index + 1} does not say on which day it expires`,
      )
    return {
      fingerprint: String(given['fingerprint']),
      reason: String(given['reason']),
      ticket: String(given['ticket']),
      expires: given['expires'],
    }
  })
}
