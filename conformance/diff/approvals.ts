import { fieldsOf } from '../contract/json.ts'
import { yamlEntries, isDay } from '../runner/known-failures/yaml-entries.ts'
import { ExitError } from '../exit-code.ts'

/** An approved breaking change. `expires` is the last day on which it applies, as `yyyy-mm-dd`. */
export interface Approval {
  readonly fingerprint: string
  readonly reason: string
  readonly ticket: string
  readonly expires: string
}

/**
 * Reads an approvals file: a list of fingerprint, reason, ticket and expires. Throws a usage error.
 */
export function readApprovals(file: string): Approval[] {
  return yamlEntries(file).map((entry, index) => {
    const definition = fieldsOf(entry)
    for (const name of ['fingerprint', 'reason', 'ticket', 'expires'] as const)
      if (definition[name] === undefined || definition[name] === '')
        throw new ExitError('usage', `${file}: entry ${index + 1} has no ${name}`)
    if (!isDay(definition['expires']))
      throw new ExitError(
        'usage',
        `${file}: entry ${index + 1} needs expires, a date as yyyy-mm-dd`,
      )
    return {
      fingerprint: String(definition['fingerprint']),
      reason: String(definition['reason']),
      ticket: String(definition['ticket']),
      expires: definition['expires'],
    }
  })
}
