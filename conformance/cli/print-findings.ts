import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shownPlace } from '../contract/read-file.ts'
import { sarifOf } from '../report/formats/sarif.ts'
import { type ReportedFinding } from '../report/formats/sarif-failures.ts'
import type { CliOptions } from './cli-options.ts'

const signs = { error: '✗', warning: '!', note: '·' } as const

/** Prints findings with their source lines, and writes them as SARIF (`NAME.sarif`). */
export function printFindings(
  { json, out }: Pick<CliOptions, 'json' | 'out'>,
  name: string,
  found: readonly ReportedFinding[],
  last: string,
): void {
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, `${name}.sarif`), sarifOf(found))
  if (json) process.stdout.write(`${JSON.stringify(found)}\n`)
  else
    process.stdout.write(
      `${[...found.map(({ level, rule, words, place, fingerprint }) => `${signs[level]} ${shownPlace(place)} ${rule}: ${words} [${fingerprint}]`), last].join('\n')}\n`,
    )
}
