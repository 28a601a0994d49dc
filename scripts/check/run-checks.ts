import { availableParallelism } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { appImports } from './app-imports.ts'
import { asvs } from './asvs.ts'
import { chosenParts } from './chosen-parts.ts'
import { clockUses } from './uses/clock-uses.ts'
import { keptData } from './uses/kept-data.ts'
import { contractUse } from './contract-use.ts'
import { links } from './links.ts'
import { emptyStandIns } from './empty-stand-ins.ts'
import { folders } from './folders.ts'
import { glossary } from './glossary.ts'
import { lineLengths } from './line-lengths.ts'
import { lock } from './lockfile.ts'
import { names } from './file-names.ts'
import type { Finding, CheckPart } from './check-result.ts'
import { secretsPart } from './secret-scan.ts'
import { stepCatalogueCheck } from './step-catalogue-check.ts'
import { sizes } from './size-limits.ts'
import { slugs } from './slugs.ts'
import { tools } from './tool-checks.ts'
import { untestedModules } from './untested-modules.ts'
import { unusedResultsPart } from './unused-results.ts'
import { writtenPaths } from './written-paths.ts'

const parts: readonly CheckPart[] = [
  sizes,
  ...tools,
  contractUse,
  names,
  folders,
  lineLengths,
  unusedResultsPart,
  untestedModules,
  slugs,
  appImports,
  glossary,
  links,
  stepCatalogueCheck,
  writtenPaths,
  clockUses,
  keptData,
  emptyStandIns,
  lock,
  asvs,
  secretsPart,
]

export interface CheckSummary {
  passed: number
  failed: number
}

/**
 * Runs all parts, or those that the words name, in parallel, one per core, and prints a line for
 * each as it ends. Rejects with `UnknownWord`.
 */
export async function runChecks(
  say: (line: string) => void,
  words: readonly string[] = [],
): Promise<CheckSummary> {
  const chosen = chosenParts(parts, words)
  const waiting = [...chosen]
  let passed = 0
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const started = performance.now()
      const { wrong, note, counted } = await part.run().catch(failure)
      const seconds = ((performance.now() - started) / 1_000).toFixed(1)
      say(
        `${wrong === '' ? 'ok  ' : 'FAIL'} ${part.name.padEnd(11)}${seconds.padStart(5)} s${note === undefined ? '' : `   ${note}`}`,
      )
      if (counted !== undefined) say(`     ${counted}`)
      if (wrong === '') passed += 1
      else say(shortened(wrong).replace(/^/gm, '       '))
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return { passed, failed: chosen.length - passed }
}

/** Keeps the first and last lines, where most tools put the important output. */
function shortened(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  return lines.length <= 50
    ? lines.join('\n')
    : [...lines.slice(0, 20), `… ${lines.length - 40} more lines …`, ...lines.slice(-20)].join('\n')
}

const failure = (error: unknown): Finding => ({
  wrong: error instanceof Error ? error.message : String(error),
})
