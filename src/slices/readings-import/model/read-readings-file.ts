import { appleHealthEntries } from './apple-health.ts'
import { csvCells, separatorOf } from './csv-cells.ts'
import { decodeBytes } from './decode-bytes.ts'
import { fileEntry, type FileEntry, mostEntries } from './file-entry.ts'
import { type FileLine, fileLines } from './file-lines.ts'
import { type OrderShown, orderShownBy } from './file-moment.ts'
import { tableColumns, type TableColumns, unheadedColumns } from './table-columns.ts'
import { tableEntry } from './table-entry.ts'
import { diaryEntry, isDiaryLine } from './uci-diary.ts'

/** The format of a file, by its own signs. */
export type FileFormat = 'libreview' | 'apple-health' | 'diary' | 'table'

/** A file that was read, before the judgement of its lines. */
export type ReadingsFile = {
  readonly format: FileFormat
  readonly entries: readonly FileEntry[]
  /** Whose record the file says that it is; null when it does not. */
  readonly owner: string | null
  readonly orderShown: OrderShown
  /** Entries of other kinds that are counted only (steps, heart rates). */
  readonly others: number
  readonly unusedColumns: readonly string[]
}

/** Why a whole file cannot be read; `gone`: the device no longer gives it. */
export type UnreadableFile = 'empty' | 'zip' | 'binary' | 'no-columns' | 'too-long' | 'gone'

/** A heading is among the first lines; a diary and an export of Apple Health show in them, too. */
const headLines = 15

export type FileResult =
  | { readonly type: 'read'; readonly file: ReadingsFile }
  | { readonly type: 'unreadable'; readonly why: UnreadableFile }

async function* behind<T>(first: readonly T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield* first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

const isBinary = (text: string) => text.includes('\0')

/** Reads a file of readings piece by piece. `progress` gets the number of bytes that were read. */
export async function readReadingsFile(
  pieces: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void = () => undefined,
): Promise<FileResult> {
  let bytes = 0
  async function* counted() {
    for await (const piece of pieces) {
      bytes += piece.length
      progress(bytes)
      yield piece
    }
  }
  const texts = decodeBytes(counted())
  const head: string[] = []
  let length = 0
  while (length < 4096) {
    const next = await texts.next()
    if (next.done) break
    head.push(next.value)
    length += next.value.length
  }
  const beginning = head.join('')
  if (beginning.startsWith('PK\u0003\u0004')) return { type: 'unreadable', why: 'zip' }
  if (beginning.trim() === '') return { type: 'unreadable', why: 'empty' }
  if (isBinary(beginning)) return { type: 'unreadable', why: 'binary' }
  const all = behind(head, texts)
  return /^\s*<(\?xml|!DOCTYPE|HealthData)/.test(beginning) ? readHealth(all) : readLines(all)
}

const noOrder: OrderShown = { dayFirst: false, monthFirst: false, either: false }
const both = (one: OrderShown, other: OrderShown): OrderShown => ({
  dayFirst: one.dayFirst || other.dayFirst,
  monthFirst: one.monthFirst || other.monthFirst,
  either: one.either || other.either,
})

async function readHealth(texts: AsyncIterable<string>): Promise<FileResult> {
  const entries: FileEntry[] = []
  let others = 0
  for await (const found of appleHealthEntries(texts)) {
    if (found.type === 'others') others += found.count
    else if (entries.push(found.entry) > mostEntries) return { type: 'unreadable', why: 'too-long' }
  }
  if (entries.length === 0 && others === 0) return { type: 'unreadable', why: 'no-columns' }
  return {
    type: 'read',
    file: {
      format: 'apple-health',
      entries,
      owner: null,
      orderShown: noOrder,
      others,
      unusedColumns: [],
    },
  }
}

type Head = {
  readonly format: FileFormat
  readonly separator: string
  readonly columns: TableColumns | null
  /** How many of the first lines are headings. */
  readonly headings: number
  readonly owner: string | null
  readonly shown: OrderShown
}

const headOf = (lines: readonly FileLine[]): Head | null => {
  const told = lines.filter((line) => line.text.trim() !== '')
  const plain = { headings: 0, owner: null, shown: noOrder }
  if (told.length > 0 && told.filter((line) => isDiaryLine(line.text)).length * 2 > told.length)
    return { ...plain, format: 'diary', separator: '\t', columns: null }
  for (const [index, line] of lines.entries()) {
    const separator = separatorOf(line.text)
    const columns = tableColumns(csvCells(line.text, separator))
    if (columns === null) continue
    const before = lines.slice(0, index).flatMap((each) => csvCells(each.text, separator))
    const shown = before.map(orderShownBy).reduce(both, noOrder)
    return {
      format: columns.libre === null ? 'table' : 'libreview',
      separator,
      columns,
      headings: index + 1,
      owner: columns.libre === null ? null : (before[4] ?? null) || null,
      // The day of the export shows the order of its dates; it is no reading that must be asked for.
      shown: { ...shown, either: false },
    }
  }
  const [first] = told
  const separator = separatorOf(first?.text ?? '')
  const columns = unheadedColumns(csvCells(first?.text ?? '', separator))
  return columns === null ? null : { ...plain, format: 'table', separator, columns }
}

async function readLines(texts: AsyncIterable<string>): Promise<FileResult> {
  const lines = fileLines(texts)
  const first: FileLine[] = []
  while (first.length < headLines) {
    const next = await lines.next()
    if (next.done) break
    first.push(next.value)
  }
  const head = headOf(first)
  if (head === null) return { type: 'unreadable', why: 'no-columns' }
  const { columns, separator, headings } = head
  const entries: FileEntry[] = []
  let shown = head.shown
  for await (const line of behind(first, lines)) {
    const entry =
      entries.length < headings
        ? fileEntry(line, { refusal: 'heading' })
        : columns === null
          ? diaryEntry(line)
          : tableEntry(line, separator, columns)
    if (entries.push(entry) > mostEntries) return { type: 'unreadable', why: 'too-long' }
    if (entry.refusal === null) shown = both(shown, orderShownBy(entry.date))
  }
  return {
    type: 'read',
    file: {
      format: head.format,
      entries,
      owner: head.owner,
      orderShown: shown,
      others: 0,
      unusedColumns: columns === null ? [] : columns.unused,
    },
  }
}
