import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CouldNotRun, runTool } from '../run-tool.ts'
import type { ContractFinding } from './finding.ts'

/** Lints the split contract with the Redocly rules of contracts/tools/lint/redocly.yaml. */
export function redoclyFindings(root: string): ContractFinding[] {
  const { stdout, stderr } = runTool(
    'node_modules/.bin/redocly',
    'lint',
    root,
    '--config',
    'contracts/tools/lint/redocly.yaml',
    '--format',
    'json',
    '--max-problems',
    '1000',
  )
  const report = parsed<{
    problems: {
      ruleId: string
      message: string
      location: { source: { ref: string }; pointer?: string }[]
    }[]
  }>(stdout, `Redocly: ${stderr}`)
  return report.problems.map(({ ruleId, message, location }) => ({
    rule: `redocly ${ruleId}`,
    where: `${location[0]?.source.ref ?? root}${location[0]?.pointer ?? ''}`,
    message,
  }))
}

/** The protobuf module, with its files of examples and errors. */
export interface LintedModule {
  readonly folder: string
  readonly examples: string
  readonly errors: string
}

/** The exit code of `conform` for a contract with errors. */
const contractExit = 3

/**
 * The errors that `conform lint` finds in any contract, those of buf included. Its warnings do not
 * fail.
 */
export function conformFindings(contract: object, module: LintedModule): ContractFinding[] {
  const out = mkdtempSync(join(tmpdir(), 'contract-lint-'))
  try {
    const openapi = join(out, 'openapi.json')
    const sarif = join(out, 'lint.sarif')
    writeFileSync(openapi, JSON.stringify(contract, undefined, 1))
    const { status, stdout, stderr } = runTool(
      process.execPath,
      'conformance/main.ts',
      'lint',
      ...['--openapi', openapi, '--proto', module.folder, '--out', out],
      ...['--rpc-examples', module.examples, '--rpc-errors', module.errors],
    )
    if ((status !== 0 && status !== contractExit) || !existsSync(sarif))
      throw new CouldNotRun(`conform lint ended with ${status}: ${stderr}${stdout}`)
    return parsed<SarifLog>(readFileSync(sarif, 'utf8'), 'conform lint')
      .runs.flatMap(({ results }) => results)
      .filter(({ level }) => level === 'error')
      .map(({ ruleId, message, locations: [place] }) => ({
        rule: ruleId,
        where: whereOf(place),
        message: message.text,
      }))
  } finally {
    rmSync(out, { recursive: true })
  }
}

interface SarifLocation {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string }
    readonly region: { readonly startLine: number }
  }
  readonly logicalLocations?: readonly { readonly fullyQualifiedName: string }[]
}

interface SarifLog {
  readonly runs: readonly {
    readonly results: readonly {
      readonly ruleId: string
      readonly level: string
      readonly message: { readonly text: string }
      readonly locations: readonly SarifLocation[]
    }[]
  }[]
}

const whereOf = (place: SarifLocation | undefined): string => {
  if (place === undefined) return ''
  const { physicalLocation, logicalLocations } = place
  const { artifactLocation, region } = physicalLocation
  const pointer = logicalLocations?.[0]?.fullyQualifiedName
  return pointer === undefined ? `${artifactLocation.uri}:${region.startLine}` : `#${pointer}`
}

const parsed = <T>(text: string, what: string): T => {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new CouldNotRun(`${what} printed no JSON: ${text.slice(0, 300)}`)
  }
}
