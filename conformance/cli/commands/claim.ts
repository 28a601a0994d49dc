import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { builtPhases } from '../../cases/all-cases.ts'
import { canonical, fieldsOf, isFields, type JsonFields } from '../../contract/json.ts'
import { readDataFile } from '../../contract/read-file.ts'
import { readReport } from '../../report/read-report.ts'
import { count, type RunReport } from '../../report/report.ts'
import { exitCodes, ExitError } from '../../exit-code.ts'
import { reportFile } from './merge.ts'
import type { CliOptions } from '../cli-options.ts'

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

const coreOf = new Set(['examples', 'boundary', 'negative', 'flows', 'access'])

/**
 * Returns whether the options excluded cases of a profile. `--phases` counts only for its phases.
 */
const leavesOut = (chosen: string, isMeant: (phase: string) => boolean): boolean => {
  const [, phases, others] = /^(?: --phases (\S+))?(.*)$/.exec(chosen) ?? []
  const tried = phases?.split(',')
  return (
    others?.replace(/ --random [1-9]\d*$/, '') !== '' ||
    (tried !== undefined && builtPhases.some((phase) => isMeant(phase) && !tried.includes(phase)))
  )
}

const resultOf = (report: RunReport, isMeant: (phase: string) => boolean): JsonFields => {
  const outcomes = report.outcomes.filter(({ testCase }) => isMeant(testCase.phase))
  const of = { outcomes }
  const [passed, failed, known, notMeasured, unsupported] = (
    ['passed', 'failed', 'known', 'not measured', 'unsupported'] as const
  ).map((verdict) => count(of, verdict))
  const isWhole =
    report.partial === null &&
    report.part === null &&
    notMeasured === 0 &&
    !leavesOut(report.chosen, isMeant)
  return {
    result: failed! > 0 ? 'failure' : outcomes.length === 0 || !isWhole ? 'partial' : 'success',
    passed,
    failed,
    known,
    notMeasured,
    unsupported,
  }
}

/** The part of a claim that is computed from a report. */
const measuredOf = (report: RunReport, file: string): JsonFields => ({
  contract: {
    title: report.contract.title,
    version: report.contract.version,
    hash: report.contract.hash,
  },
  target: report.target,
  started: report.started,
  seed: report.seed,
  exit: report.exitCode,
  partial: report.partial,
  profiles: {
    core: resultOf(report, (phase) => coreOf.has(phase)),
    extended: resultOf(report, () => true),
  },
  operations: report.operations,
  leftOut: report.skipped,
  requests: report.requests,
  report: { file: basename(file), sha256: hashOf(readFileSync(file)) },
  reproduce: `conform run --openapi ${report.contract.file} --target TARGET --seed ${report.seed}${report.chosen}`,
})

const write = (options: CliOptions): number => {
  if (options.organisation === undefined || options.contact === undefined)
    throw new ExitError('usage', 'claim needs --organisation NAME and --contact ADDRESS')
  const file = reportFile(options.out)
  const claim = {
    apiVersion: 'conform/v1',
    kind: 'ConformanceClaim',
    organisation: options.organisation,
    contact: options.contact,
    ...measuredOf(readReport(file), file),
  }
  const out = join(options.out, 'claim.yaml')
  writeFileSync(out, stringify({ ...claim, digest: hashOf(canonical(claim)) }, { lineWidth: 0 }))
  process.stdout.write(
    `${out} written: ${(claim as JsonFields)['exit'] === 0 ? 'conforms' : `does not conform (exit ${String((claim as JsonFields)['exit'])})`}\n`,
  )
  return 0
}

/**
 * Verifies that neither the claim nor its report was changed, and that the claim follows from it.
 */
const verify = (argument: string): number => {
  if (!existsSync(argument)) throw new ExitError('usage', `cannot find ${argument}`)
  const read: unknown = readDataFile(argument)
  if (!isFields(read) || read['kind'] !== 'ConformanceClaim')
    throw new ExitError('usage', `${argument} is not a conformance claim`)
  const { digest, ...claim } = read
  const faults: string[] = []
  if (digest !== hashOf(canonical(claim))) faults.push('the claim was changed after it was written')
  const file = join(dirname(argument), basename(String(fieldsOf(claim['report'])['file'])))
  if (!existsSync(file)) faults.push(`the report ${file} is missing`)
  else {
    if (hashOf(readFileSync(file)) !== fieldsOf(claim['report'])['sha256'])
      faults.push('the report was changed after the claim was written')
    const measured = measuredOf(readReport(file), file)
    for (const [name, value] of Object.entries(measured))
      if (canonical(value) !== canonical(claim[name]))
        faults.push(`${name} differs from the report`)
  }
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
  if (faults.length === 0)
    process.stdout.write(
      `${argument} matches its report, and neither was changed. To reproduce: ${String(claim['reproduce'])}\n`,
    )
  return faults.length === 0 ? 0 : exitCodes.nonConformity
}

/** Writes the claim of a run (`claim`), or verifies a claim (`claim verify FILE`). */
export async function claim(options: CliOptions): Promise<number> {
  const [what, file] = options.positionals
  if (what === undefined) return write(options)
  if (what !== 'verify' || file === undefined)
    throw new ExitError('usage', 'claim takes no argument, or verify FILE')
  return verify(file)
}
