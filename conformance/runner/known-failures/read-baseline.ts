import { existsSync } from 'node:fs'
import { ExitError } from '../../exit-code.ts'
import { readKnownFailures, type KnownFailures } from './known-failures.ts'

/** The known failures of a run. */
export interface Baseline extends KnownFailures {
  /** The file that this run writes, because `--baseline` names one that does not exist. */
  readonly writes: string | null
  /** Whether a known failure that passes fails the run: with `--known`. */
  readonly failsOnStale: boolean
}

interface BaselineOptions {
  readonly known: string | undefined
  readonly baseline: string | undefined
  readonly shard: object | null
}

/** Reads the known failures of `--known` or `--baseline`. Throws a usage error. */
export function baselineOf({ known, baseline, shard }: BaselineOptions): Baseline {
  if (known !== undefined && baseline !== undefined)
    throw new ExitError('usage', 'use --known or --baseline: both name a file of known failures')
  const file = baseline ?? known
  const isFirst = baseline !== undefined && !existsSync(baseline)
  if (isFirst && shard !== null)
    throw new ExitError(
      'usage',
      `a shard cannot write the baseline ${baseline}: run without --shard`,
    )
  return {
    ...(file === undefined || isFirst ? { entries: [] } : readKnownFailures(file)),
    writes: isFirst ? baseline : null,
    failsOnStale: baseline === undefined,
  }
}
