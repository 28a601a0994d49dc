import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { populate } from '../seed/populate.ts'
import { personas } from '../seed/personas.ts'
import {
  type MemberRow,
  demoMember,
  memberById,
  memberByUsername,
} from '../database/tables/members.ts'
import { migrate } from '../database/migrations.ts'
import { StoreUnavailable } from '../database/store-unavailable.ts'
import { databaseOf, openStore } from '../database/open-store.ts'
import type { Sql, Store } from '../database/store.ts'
import { readBloodPressureCsv } from './blood-pressure-csv.ts'
import { decode } from './csv.ts'
import type { ParsedDiary, ImportLine, DeviceClock, LineVerdict } from './import-diary.ts'
import { HELP } from './help.ts'
import {
  type SaveDestination,
  saveBloodPressure,
  saveBloodSugar,
  saveWeight,
  type SaveResult,
} from './save-readings.ts'
import { UnreadableFile } from './csv-table.ts'
import { readUci } from './uci-diary.ts'
import { readWeightCsv } from './weight-csv.ts'

export type Output = { readonly out: (line: string) => void; readonly err: (line: string) => void }

/** Exit statuses. */
const DONE = 0
const USAGE_ERROR = 2
const NOTHING_WRITTEN = 3
const NO_DATABASE = 4
const LARGEST = 64 * 1024 * 1024

class UsageError extends Error {}

/** A parsed file before it is saved. */
type Read = Pick<ParsedDiary<unknown>, 'lines' | 'notices'> & {
  readonly save: (to: SaveDestination) => Promise<SaveResult>
}

const pair =
  <Draft>(
    read: (text: string, setting: DeviceClock) => ParsedDiary<Draft>,
    save: (to: SaveDestination, drafts: readonly Draft[]) => Promise<SaveResult>,
  ) =>
  (text: string, setting: DeviceClock): Read => {
    const { lines, notices, drafts } = read(text, setting)
    return { lines, notices, save: (to) => save(to, drafts) }
  }

const formats: Readonly<Record<string, (text: string, setting: DeviceClock) => Read>> = {
  uci: pair(readUci, saveBloodSugar),
  'bp-csv': pair(readBloodPressureCsv, saveBloodPressure),
  'weight-csv': pair(readWeightCsv, saveWeight),
}

const parseOptions = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: words[0] === 'import' ? words.slice(1) : [...words],
      allowPositionals: true,
      options: {
        member: { type: 'string' },
        format: { type: 'string' },
        db: { type: 'string' },
        'all-or-nothing': { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const textOf = (path: string): string => {
  try {
    const { size } = statSync(path)
    if (size > LARGEST) throw new UsageError(`${path} is larger than 64 MiB`)
    return decode(readFileSync(path))
  } catch (error) {
    if (error instanceof UsageError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new UsageError(
      code === 'ENOENT'
        ? `file not found: ${path}`
        : code === 'EISDIR'
          ? `${path} is a folder`
          : `${path} cannot be read`,
    )
  }
}

const databaseFor = (named: string | undefined): string => {
  try {
    return named ?? databaseOf(process.env['DATABASE_URL'])
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const find = async (sql: Sql, name: string): Promise<MemberRow> => {
  const member =
    (await demoMember(sql, name)) ??
    (await memberByUsername(sql, name)) ??
    (await memberById(sql, name))
  if (!member)
    throw new UsageError(
      `unknown member "${name}"; use a username or ${[...personas.keys()].join(', ')}`,
    )
  return member
}

const count = (lines: readonly ImportLine[], verdict: LineVerdict): number =>
  lines.filter((line) => line.verdict === verdict).length

const report = (
  lines: readonly ImportLine[],
  notices: readonly string[],
  verbose: boolean,
  { out }: Output,
): void => {
  for (const notice of notices) out(`note: ${notice}`)
  for (const { number, verdict, why } of lines)
    if (verdict !== 'taken' || verbose)
      out(`line ${number}: ${verdict}${why === null ? '' : `: ${why}`}`)
}

const totals = (lines: readonly ImportLine[]): string =>
  `taken ${count(lines, 'taken')}, changed ${count(lines, 'changed')}, refused ${count(lines, 'refused')}, of ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`

const importInto = async (
  store: Store,
  options: {
    member: string
    format: string
    path: string
    text: string
    allOrNothing: boolean
    verbose: boolean
  },
  output: Output,
): Promise<number> => {
  const now = Date.now()
  await store.alone('prepare', async () => {
    await migrate(store)
    await populate(store, now)
  })
  const member = await find(store, options.member)
  const { lines, notices, save } = formats[options.format]!(options.text, {
    zone: member.time_zone,
    now,
  })
  class Undone extends Error {}
  let saved: SaveResult = { added: 0, there: 0, putRight: 0 }
  const mustStop = () =>
    options.allOrNothing && lines.some((line) => line.isReading && line.verdict === 'refused')
  try {
    await store.transaction(async (sql) => {
      if (mustStop()) throw new Undone()
      saved = await save({ sql, memberId: member.id, zone: member.time_zone, lines })
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  report(lines, notices, options.verbose, output)
  if (mustStop()) {
    output.out(
      'nothing was written because --all-or-nothing is set and a line with a reading was refused',
    )
    output.out(totals(lines))
    return NOTHING_WRITTEN
  }
  output.out(
    `${saved.added} ${saved.added === 1 ? 'reading' : 'readings'} added, ${saved.there} already there${
      saved.putRight === 0
        ? ''
        : `, ${saved.putRight} corrected or removed by the member and left as they are`
    }`,
  )
  output.out(totals(lines))
  return DONE
}

/** Runs `import --member NAME --format FORMAT FILE` and returns the exit status. */
export async function runImport(words: readonly string[], output: Output): Promise<number> {
  try {
    const { values, positionals } = parseOptions(words)
    if (values.help || words.length === 0) {
      output.out(HELP)
      return words.length === 0 ? USAGE_ERROR : DONE
    }
    const { member, format } = values
    const [path, ...more] = positionals
    if (member === undefined) throw new UsageError('--member NAME is required')
    if (format === undefined || !Object.hasOwn(formats, format))
      throw new UsageError(`--format must be one of ${Object.keys(formats).join(', ')}`)
    if (path === undefined) throw new UsageError('FILE is required')
    if (more.length > 0)
      throw new UsageError(`only one FILE is supported; remove ${more.join(', ')}`)
    const text = textOf(path)
    const store = await openStore(databaseFor(values.db))
    try {
      return await importInto(
        store,
        {
          member,
          format,
          path,
          text,
          allOrNothing: values['all-or-nothing'],
          verbose: values.verbose,
        },
        output,
      )
    } finally {
      await store.close()
    }
  } catch (error) {
    if (
      !(error instanceof UsageError) &&
      !(error instanceof UnreadableFile) &&
      !(error instanceof StoreUnavailable)
    )
      throw error
    output.err(`import: ${error.message}`)
    if (error instanceof StoreUnavailable) return NO_DATABASE
    if (error instanceof UsageError) output.err('import: see --help for usage')
    return USAGE_ERROR
  }
}
