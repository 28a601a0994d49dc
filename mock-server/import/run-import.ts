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

/** What the exit status says. */
const DONE = 0
const WRONG_ORDER = 2
const NOTHING_WRITTEN = 3
const NO_DATABASE = 4
const LARGEST = 64 * 1024 * 1024

class WrongOrder extends Error {}

/** A file that was read, still to be saved. */
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

const orderOf = (words: readonly string[]) => {
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
    throw new WrongOrder(error instanceof Error ? error.message : String(error))
  }
}

const textOf = (path: string): string => {
  try {
    const { size } = statSync(path)
    if (size > LARGEST) throw new WrongOrder(`${path} is larger than 64 MiB`)
    return decode(readFileSync(path))
  } catch (error) {
    if (error instanceof WrongOrder) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new WrongOrder(
      code === 'ENOENT'
        ? `there is no file ${path}`
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
    throw new WrongOrder(error instanceof Error ? error.message : String(error))
  }
}

const find = async (sql: Sql, name: string): Promise<MemberRow> => {
  const member =
    (await demoMember(sql, name)) ??
    (await memberByUsername(sql, name)) ??
    (await memberById(sql, name))
  if (!member)
    throw new WrongOrder(
      `there is no member "${name}"; there are ${[...personas.keys()].join(', ')}`,
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
  order: {
    member: string
    format: string
    path: string
    text: string
    allOrNothing: boolean
    verbose: boolean
  },
  voice: Output,
): Promise<number> => {
  const now = Date.now()
  await store.alone('prepare', async () => {
    await migrate(store)
    await populate(store, now)
  })
  const member = await find(store, order.member)
  const { lines, notices, save } = formats[order.format]!(order.text, {
    zone: member.time_zone,
    now,
  })
  class Undone extends Error {}
  let saved: SaveResult = { added: 0, there: 0 }
  const mustStop = () =>
    order.allOrNothing && lines.some((line) => line.isReading && line.verdict === 'refused')
  try {
    await store.transaction(async (sql) => {
      if (mustStop()) throw new Undone()
      saved = await save({ sql, memberId: member.id, zone: member.time_zone, lines })
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  report(lines, notices, order.verbose, voice)
  if (mustStop()) {
    voice.out(
      'nothing was written: a line with a reading was refused, and --all-or-nothing was asked for',
    )
    voice.out(totals(lines))
    return NOTHING_WRITTEN
  }
  voice.out(
    `${saved.added} ${saved.added === 1 ? 'reading' : 'readings'} added, ${saved.there} already there`,
  )
  voice.out(totals(lines))
  return DONE
}

/** Carries out `import --member NAME --format FORMAT FILE` and gives back the exit status. */
export async function runImport(words: readonly string[], voice: Output): Promise<number> {
  try {
    const { values, positionals } = orderOf(words)
    if (values.help || words.length === 0) {
      voice.out(HELP)
      return words.length === 0 ? WRONG_ORDER : DONE
    }
    const { member, format } = values
    const [path, ...more] = positionals
    if (member === undefined) throw new WrongOrder('say whose readings they are: --member NAME')
    if (format === undefined || !Object.hasOwn(formats, format))
      throw new WrongOrder(`say what the file is: --format ${Object.keys(formats).join(', ')}`)
    if (path === undefined) throw new WrongOrder('say which file')
    if (more.length > 0) throw new WrongOrder(`one file at a time; also given: ${more.join(', ')}`)
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
        voice,
      )
    } finally {
      await store.close()
    }
  } catch (error) {
    if (
      !(error instanceof WrongOrder) &&
      !(error instanceof UnreadableFile) &&
      !(error instanceof StoreUnavailable)
    )
      throw error
    voice.err(`import: ${error.message}`)
    if (error instanceof StoreUnavailable) return NO_DATABASE
    if (error instanceof WrongOrder) voice.err('import: --help says how')
    return WRONG_ORDER
  }
}
