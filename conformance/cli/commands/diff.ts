import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { CaseSource } from '../../cases/case-context.ts'
import { openDocument } from '../../contract/document.ts'
import { schemaValidatorOf } from '../../contract/schema-validator.ts'
import { checkStructure } from '../../contract/check-structure.ts'
import { breakingChanges, isMajor } from '../../diff/breaking-changes.ts'
import { bufLines } from '../../lint/buf.ts'
import { replayExamples } from '../../diff/example-replay.ts'
import { fingerprintOf, type ReportedFinding } from '../../report/formats/sarif.ts'
import { readApprovals } from '../../diff/approvals.ts'
import { exitCodes, ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../options.ts'
import { printFindings } from '../print-findings.ts'

const isDocument = (given: string): boolean => ['.json', '.yaml', '.yml'].includes(extname(given))

/** `REF:path` is a file of git's history. It is read into `folder`. */
const fileOf = (given: string, folder: string): string => {
  if (existsSync(given)) return given
  const [, ref, path] = /^([^:\s-][^:\s]*):(.+)$/.exec(given) ?? []
  if (ref === undefined || path === undefined || !isDocument(path))
    throw new ExitError('usage', `${given} is not there`)
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
    throw new ExitError('usage', `git has no ${given}`)
  }
}

const makingOf = (file: string, seed: number): CaseSource => {
  const document = openDocument(file)
  checkStructure(document)
  return { document, judge: schemaValidatorOf(document), seed }
}

const restChanges = (
  base: CaseSource,
  head: CaseSource,
): { found: ReportedFinding[]; isAnnounced: boolean } => {
  const rules = breakingChanges(base.document, head.document)
  const named = new Set(rules.map(({ operation }) => operation))
  // Where a rule says what broke, the probe only says it again.
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

/** A module as an image, with which the rules of a folder's own buf.yaml are not mixed. */
const imageOf = (given: string, folder: string, name: string): string => {
  if (!existsSync(given)) throw new ExitError('usage', `${given} is not there`)
  if (!statSync(given).isDirectory()) return given
  const image = join(folder, `${name}.binpb`)
  bufLines('build', given, '-o', image)
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
 * What HEAD breaks of BASE: two OpenAPI documents, or two protobuf modules. Ends with 7 at what
 * nobody approved and no major version announces.
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
          makingOf(fileOf(base, folder), options.seed),
          makingOf(fileOf(head, folder), options.seed),
        )
      : protoChanges(base, head, folder)
    const isApproved = ({ fingerprint }: ReportedFinding): boolean =>
      approvals.some((each) => each.fingerprint === fingerprint && each.expires >= today)
    const open = isAnnounced ? [] : found.filter((each) => !isApproved(each))
    const unused = approvals.filter(
      ({ fingerprint }) => !found.some((each) => each.fingerprint === fingerprint),
    ).length
    const told = found.map((each): ReportedFinding =>
      open.includes(each) ? each : { ...each, level: 'note' },
    )
    printFindings(
      options,
      'diff',
      told,
      `${found.length} breaking changes, ${isAnnounced ? 'announced by a new major version' : `${found.length - open.length} approved, ${open.length} not`}${unused > 0 ? `; ${unused} approvals are of nothing` : ''}`,
    )
    return open.length > 0 ? exitCodes.breaking : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
