import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RepeatedCrash } from './confirm-crashes.ts'
import type { FieldServer } from './field-server.ts'
import type { CommandEnd } from './start-server.ts'
import type { ConformReport } from './read-findings.ts'
import type { SchemathesisReport } from './read-schemathesis.ts'
import { isCrash } from './read-findings.ts'
import { harmOf, harms } from '../report/harm.ts'

/** The results of one server. */
export interface FieldRow {
  readonly server: FieldServer
  readonly conform: CommandEnd & {
    readonly survived: boolean
    readonly report: ConformReport | null
  }
  readonly schemathesis: CommandEnd & {
    readonly survived: boolean
    readonly report: SchemathesisReport | null
  }
  readonly crashes: readonly RepeatedCrash[]
}

const TABLE = ['table', 'md'].join('.')

const serverErrors = /server error|5xx|network error|crash/i

const operationsOf = (row: FieldRow, kind: RegExp): Set<string> =>
  new Set(
    Object.entries(row.schemathesis.report?.kinds ?? {}).flatMap(([title, operations]) =>
      kind.test(title) ? operations : [],
    ),
  )

/** The line of an output that says why a tool made no case. */
const reasonIn = (output: string): string => {
  const lines = output.trim().split('\n')
  return (lines.find((line) => /failed|error|cannot/i.test(line)) ?? lines.at(-1) ?? '').trim()
}

const started = ({ code, output }: CommandEnd, cases: number): string =>
  code === null ? 'killed' : cases === 0 ? `no: ${reasonIn(output)}` : 'yes'

/** The place of the first crash that curl repeats among the listed kinds. */
const firstCrash = ({ conform, crashes }: FieldRow): string => {
  const findings = conform.report?.findings ?? []
  const isTrue = (operation: string, check: string) =>
    crashes.some(
      ({ finding, isTrue: is }) => is && finding.operation === operation && finding.check === check,
    )
  const place = findings.findIndex(({ operation, check }) => isTrue(operation, check))
  return place === -1 ? 'none' : `${place + 1} of ${findings.length}`
}

const lineOf = (row: FieldRow): string => {
  const { server, conform, schemathesis, crashes } = row
  const { report } = conform
  const byHarm = harms.flatMap((harm) => {
    const count = (report?.findings ?? []).filter(({ check }) => harmOf(check) === harm).length
    return count === 0 ? [] : [`${harm} ${count}`]
  })
  const own = new Set((report?.findings ?? []).filter(isCrash).map(({ operation }) => operation))
  const others = operationsOf(row, serverErrors)
  return [
    server.about,
    started(conform, report?.cases ?? 0),
    `${conform.seconds.toFixed(0)} / ${conform.megabytes}`,
    `${report?.cases ?? 0} / ${report?.failed ?? 0}`,
    byHarm.join(', ') || 'none',
    `${crashes.filter(({ isTrue }) => isTrue).length} of ${crashes.length}`,
    firstCrash(row),
    started(schemathesis, schemathesis.report?.cases ?? 0),
    `${schemathesis.seconds.toFixed(0)} / ${schemathesis.megabytes}`,
    `${schemathesis.report?.cases ?? 0} / ${Object.values(schemathesis.report?.kinds ?? {}).flat().length}`,
    `${own.size} / ${others.size}`,
  ].join(' | ')
}

const head = [
  'server',
  'conform starts',
  's / MB',
  'cases / failed',
  'kinds of failure and operation by harm',
  'crashes that curl repeats',
  'place of the first such crash',
  'Schemathesis starts',
  's / MB',
  'cases / failures',
  'operations with a crash: conform / Schemathesis',
]

/** The results of the last run of a server; empty if there are none. */
export function readRow(root: string, name: string): FieldRow[] {
  try {
    return [JSON.parse(readFileSync(join(root, name, 'row.json'), 'utf8')) as FieldRow]
  } catch {
    return []
  }
}

/** Writes the table of all servers that have been run, with the curl line of each crash. */
export function writeTable(root: string, servers: readonly FieldServer[]): void {
  const rows = servers.flatMap(({ name }) => readRow(root, name))
  const crashes = rows.flatMap(({ server, crashes: all }) =>
    all.map(
      ({ finding, seen, isTrue }) =>
        `## ${server.name}: ${finding.operation} ${finding.check}\n\n${finding.words}. curl sees ${seen}: ${isTrue ? 'true' : 'not repeated'}.\n\n    ${finding.curl.replaceAll('\n', '\n    ')}\n`,
    ),
  )
  const table = [head, head.map(() => '---')].map((cells) => cells.join(' | '))
  writeFileSync(
    join(root, TABLE),
    `${[...table, ...rows.map(lineOf)].map((line) => `| ${line} |`).join('\n')}\n\n${crashes.join('\n')}`,
  )
}
