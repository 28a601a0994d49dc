import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf, listOf } from '../../contract/json.ts'
import { readDataFile } from '../../contract/read-file.ts'
import { caseCountsIn, type CaseCounts } from '../../runner/known-failures/case-counts.ts'
import {
  isOf,
  readKnownFailures,
  writeKnownFailures,
  type KnownFailures,
} from '../../runner/known-failures/known-failures.ts'
import { type KnownFailure } from '../../runner/known-failures/known-entry.ts'
import { dayIn, lastDay, newEntries } from '../../runner/known-failures/new-entries.ts'
import { exitCodes, ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'

interface ReportedTest {
  readonly name: string
  readonly status: string
  readonly checks: readonly string[]
}

interface LastRun {
  readonly tests: readonly ReportedTest[]
  readonly made: CaseCounts | undefined
}

const lastRun = (folder: string): LastRun => {
  const file = join(folder, 'report.json')
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}: run conform run first`)
  const results = fieldsOf(fieldsOf(readDataFile(file))['results'])
  const tests = listOf(results['tests']).map((test) => {
    const { name, rawStatus, labels } = fieldsOf(test)
    return {
      name: String(name),
      status: String(rawStatus),
      checks: listOf(fieldsOf(labels)['checks']).map(String),
    }
  })
  return { tests, made: caseCountsIn(fieldsOf(results['extra'])['conform/made']) }
}

const knownIn = (file: string): KnownFailures =>
  existsSync(file) ? readKnownFailures(file) : { entries: [] }

/** The numbers of cases of the last run, for a file that has those of an earlier one. */
const latest = ({ made }: KnownFailures, run: LastRun): CaseCounts | undefined =>
  made === undefined || run.made === undefined
    ? made
    : { ...run.made, cases: { ...made.cases, ...run.made.cases } }

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Adds every failure of the last run by name and check, for 90 days. */
const add = ({ known, out, reason }: CliOptions & { known: string }): number => {
  const before = knownIn(known)
  const last = lastRun(out)
  const added = newEntries(
    last.tests.filter(({ status }) => status === 'failed'),
    before.entries,
    reason,
  )
  writeKnownFailures(known, {
    entries: [...before.entries, ...added],
    made: latest(before, last),
  })
  say(`${added.length} failures added to ${known}; they expire on ${lastDay()}.`)
  return 0
}

/** Removes the entries whose cases passed in the last run. */
const prune = ({ known, out }: CliOptions & { known: string }): number => {
  const before = readKnownFailures(known)
  const last = lastRun(out)
  const isStale = (entry: KnownFailure): boolean => {
    const own = last.tests.filter(
      ({ name, status }) =>
        status !== 'not measured' && status !== 'unsupported' && isOf(entry, name),
    )
    return (
      entry.kind === 'failing' &&
      own.length > 0 &&
      own.every(
        ({ checks }) => !checks.some((check) => entry.check === undefined || entry.check === check),
      )
    )
  }
  const { entries } = before
  const remaining = entries.filter((entry) => !isStale(entry))
  writeKnownFailures(known, { entries: remaining, made: latest(before, last) })
  say(`${entries.length - remaining.length} of ${entries.length} entries removed from ${known}.`)
  return 0
}

/** Lists expired entries and exits with 6 if there are any. */
const check = ({ known }: CliOptions & { known: string }): number => {
  const expired = readKnownFailures(known).entries.filter(({ expires }) => expires < dayIn(0))
  for (const { match, expires } of expired) say(`${match} expired on ${expires}`)
  say(`${expired.length} entries have expired.`)
  return expired.length > 0 ? exitCodes.staleKnownFailing : 0
}

/** Maintains the file of known failures. */
export async function baseline(options: CliOptions): Promise<number> {
  const [what] = options.positionals
  const work = { add, prune, check }[what ?? '']
  if (work === undefined)
    throw new ExitError('usage', 'baseline needs a subcommand: add, prune or check')
  if (options.known === undefined) throw new ExitError('usage', 'baseline needs --known FILE')
  return work({ ...options, known: options.known })
}
