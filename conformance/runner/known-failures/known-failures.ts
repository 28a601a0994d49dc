import { stringify } from 'yaml'
import { writeFileSync } from 'node:fs'
import { matches } from '../../cases/all-cases.ts'
import { ExitError } from '../../exit-code.ts'
import { isFields } from '../../contract/json.ts'
import { caseCountsIn, type CaseCounts } from './case-counts.ts'
import { yamlEntries, yamlIn } from './yaml-entries.ts'
import { type KnownFailure, entryOf } from './known-entry.ts'

/** A file of known failures: a list, or with `made` how many cases there were when it was written. */
export interface KnownFailures {
  readonly entries: readonly KnownFailure[]
  readonly made?: CaseCounts | undefined
}

/** Reads a file of known failures. Throws a usage error. */
export function readKnownFailures(file: string): KnownFailures {
  const read = yamlIn(file)
  const list = isFields(read) && 'failures' in read ? read['failures'] : read
  const entries = yamlEntries(file, list).map((value, index) => entryOf(file, value, index))
  for (const [index, one] of entries.entries())
    for (const other of entries.slice(index + 1))
      if (
        one.match === other.match &&
        (one.check === other.check || one.check === undefined || other.check === undefined)
      )
        throw new ExitError(
          'usage',
          `${file}: two entries match ${one.match}, and one covers the other`,
        )
  return { entries, made: isFields(read) ? caseCountsIn(read['made']) : undefined }
}

export function writeKnownFailures(file: string, { entries, made }: KnownFailures): void {
  const content = made === undefined ? entries : { made, failures: entries }
  return writeFileSync(file, stringify(content, { lineWidth: 0 }))
}

export function isOf({ match }: KnownFailure, name: string): boolean {
  return matches(match, name)
}
