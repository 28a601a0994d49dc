import { readFileSync } from 'node:fs'
import { isScalar, isSeq, isMap, LineCounter, parseDocument, type Document } from 'yaml'
import { ExitError } from '../exit-code.ts'
import { stepsOf } from './json.ts'

/** Where something stands in a file; lines and columns count from 1. */
export interface FileLocation {
  readonly file: string
  readonly line: number
  readonly column: number
}

export function shownPlace({ file, line, column }: FileLocation): string {
  return `${file}:${line}:${column}`
}

/** The place that the pointer of an RPC is (`rpc:file:line:column`); null for any other pointer. */
export function rpcPlace(pointer: string): FileLocation | null {
  const [, file, line, column] = /^rpc:(.*):(\d+):(\d+)$/.exec(pointer) ?? []
  return file === undefined ? null : { file, line: Number(line), column: Number(column) }
}

interface Parsed {
  readonly document: Document.Parsed
  readonly lines: LineCounter
}

const parse = (file: string, text: string): Parsed => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const [fault] = document.errors
  if (fault !== undefined) {
    const { line, col } = lines.linePos(fault.pos[0])
    // The parser's own words quote the line; its code does not.
    throw new ExitError(
      'contract',
      `${shownPlace({ file, line, column: col })} cannot be read: ${fault.code.toLowerCase().replaceAll('_', ' ')}`,
    )
  }
  return { document, lines }
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ExitError(
      'usage',
      `${file} cannot be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
    )
  }
}

/** The value of a JSON or YAML file. Stops with the place of what cannot be read. */
export function readDataFile(file: string): unknown {
  const text = textOf(file)
  if (file.endsWith('.json')) {
    try {
      return JSON.parse(text) as unknown
    } catch {
      // Read below once more, to say where.
    }
  }
  const value: unknown = parse(file, text).document.toJS({ maxAliasCount: 1_000 })
  if (file.endsWith('.json')) throw new ExitError('contract', `${file} is YAML, not JSON`)
  return value
}

const parsedFiles = new Map<string, Parsed>()

/**
 * Where a pointer of a file stands in its text: of a field, its name. The file is read only when
 * somebody asks.
 */
export function locateIn(file: string, pointer: string): FileLocation {
  const parsed = parsedFiles.get(file) ?? parse(file, textOf(file))
  parsedFiles.set(file, parsed)
  let node: unknown = parsed.document.contents
  let offset = 0
  for (const step of stepsOf(pointer)) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
      if (pair === undefined) break
      offset = (pair.key as { range?: [number, number, number] }).range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      offset = (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? offset
    } else break
  }
  const { line, col } = parsed.lines.linePos(offset)
  return { file, line, column: col }
}
