import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { CaseSource } from '../../cases/case-context.ts'
import { loadDocument } from '../../contract/document.ts'
import { schemaValidatorOf } from '../../contract/validation/schema-validator.ts'
import { breakingChanges, isMajor } from '../../diff/breaking-changes.ts'
import { bufLines } from '../../lint/buf.ts'
import { replayExamples } from '../../diff/example-replay.ts'
import { fingerprintOf, type ReportedFinding } from '../../report/formats/sarif-failures.ts'
import { readApprovals } from '../../diff/approvals.ts'
import { exitCodes, ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'
import { textFetcher } from '../../runner/http/fetch-text.ts'
import { connectionOf } from '../../runner/target/target-connection.ts'
import { printFindings } from '../print-findings.ts'

const isDocument = (file: string): boolean => ['.json', '.yaml', '.yml'].includes(extname(file))

/** Resolves `REF:path` of git's history to a copy in `folder`; other names are paths. */
const fileOf = (file: string, folder: string): string => {
  if (existsSync(file)) return file
  const [, ref, path] = /^([^:\s-][^:\s]*):(.+)$/.exec(file) ?? []
  if (ref === undefined || path === undefined || !isDocument(path))
    throw new ExitError('usage', `cannot find ${file}`)
  try {
    const file = join(folder, `base${extname(path)}`)
    writeFileSync(
      file,
      execFileSync('git', ['show', `${ref}:${path}`], {
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
    return file
  } catch {
    throw new ExitError('usage', `git cannot find ${file}`)
  }
}

const makingOf = async (file: string, options: CliOptions): Promise<CaseSource> => {
  const document = await loadDocument(file, textFetcher(connectionOf('', {}, options)))
  return { document, validator: schemaValidatorOf(document), seed: options.seed }
}

const restChanges = (
  base: CaseSource,
  head: CaseSource,
): { found: ReportedFinding[]; isAnnounced: boolean } => {
  const rules = breakingChanges(base.document, head.document)
  const named = new Set(rules.map(({ operation }) => operation))
  // The replay of examples is reported only for operations without a rule finding.
  const probed = replayExamples(base, head).filter(({ operation }) => !named.has(operation))
  return {
    isAnnounced: isMajor(base.document, head.document),
    found: [...rules, ...probed].map(({ rule, operation, place, words, side, pointer }) => ({
      rule,
      level: 'error',
      words: `${operation}: ${words}`,
      place: (side === 'base' ? base : head).document.locate(pointer),
      fingerprint: fingerprintOf(rule, operation, place),
    })),
  }
}

const FILE_RULES = '{"version":"v2","breaking":{"use":["FILE"]}}'

/** Builds an image of a module, so that the folder's own buf.yaml rules do not apply. */
const imageOf = (file: string, folder: string, name: string): string => {
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  if (!statSync(file).isDirectory()) return file
  const image = join(folder, `${name}.binpb`)
  bufLines('build', file, '-o', image)
  return image
}

const protoChanges = (
  base: string,
  head: string,
  folder: string,
): { found: ReportedFinding[]; isAnnounced: boolean } => {
  const lines = bufLines(
    'breaking',
    imageOf(head, folder, 'head'),
    '--against',
    imageOf(base, folder, 'base'),
    '--config',
    FILE_RULES,
  )
  return {
    isAnnounced: false,
    found: lines.map(({ rule, words, place }) => ({
      rule: `buf-${rule}`,
      level: 'error',
      words,
      place,
      fingerprint: fingerprintOf(rule, place.file, words),
    })),
  }
}

/**
 * Reports breaking changes from BASE to HEAD: two OpenAPI documents, or two protobuf modules. Exits
 * with 7 for changes without approval or a new major version.
 */
export async function diff(options: CliOptions): Promise<number> {
  const [base, head] = options.positionals
  if (base === undefined || head === undefined)
    throw new ExitError(
      'usage',
      'diff needs BASE and HEAD: two OpenAPI documents, or two protobuf modules',
    )
  const approvals = options.approvals === undefined ? [] : readApprovals(options.approvals)
  const today = new Date().toISOString().slice(0, 10)
  const folder = mkdtempSync(join(tmpdir(), 'conform-diff-'))
  try {
    const { found, isAnnounced } = isDocument(base)
      ? restChanges(
          await makingOf(fileOf(base, folder), options),
          await makingOf(fileOf(head, folder), options),
        )
      : protoChanges(base, head, folder)
    const isApproved = ({ fingerprint }: ReportedFinding): boolean =>
      approvals.some((each) => each.fingerprint === fingerprint && each.expires >= today)
    const open = isAnnounced ? [] : found.filter((each) => !isApproved(each))
    const unused = approvals.filter(
      ({ fingerprint }) => !found.some((each) => each.fingerprint === fingerprint),
    ).length
    const reported = found.map((each): ReportedFinding =>
      open.includes(each) ? each : { ...each, level: 'note' },
    )
    printFindings(
      options,
      'diff',
      reported,
      `${found.length} breaking changes, ${isAnnounced ? 'announced by a new major version' : `${found.length - open.length} approved, ${open.length} not approved`}${unused > 0 ? `; ${unused} unused approvals` : ''}`,
    )
    return open.length > 0 ? exitCodes.breaking : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
