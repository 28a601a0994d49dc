import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isScalar, isSeq, isMap, LineCounter, parseDocument, type Document } from 'yaml'
import { ExitError } from '../exit-code.ts'
import { stepsOf } from './json.ts'
import { JsonPositions, lineCounter } from './json-positions.ts'

/** A location in a file; lines and columns count from 1. */
export interface FileLocation {
  readonly file: string
  readonly line: number
  readonly column: number
}

export function shownPlace({ file, line, column }: FileLocation): string {
  return `${file}:${line}:${column}`
}

/** Parses the pointer of an RPC (`rpc:file:line:column`); null for other pointers. */
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
    // The parser's message would quote the line; its code does not.
    throw new ExitError(
      'contract',
      `${shownPlace({ file, line, column: col })} cannot be parsed: ${fault.code.toLowerCase().replaceAll('_', ' ')}`,
    )
  }
  return { document, lines }
}

export function isAddress(file: string): boolean {
  return /^https?:\/\//.test(file)
}

/** The fragment or path of a reference without its percent encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The file or address that a reference in `file` names. */
export function resolveFrom(file: string, reference: string): string {
  if (isAddress(reference)) return reference
  return isAddress(file)
    ? new URL(reference, file).href
    : resolve(dirname(file), decoded(reference))
}

const fetched = new Map<string, string>()

/** Makes the text of an address available to the functions below. */
export function provideText(address: string, text: string): void {
  fetched.set(address, text)
}

export function isAvailable(file: string): boolean {
  return isAddress(file) ? fetched.has(file) : existsSync(file)
}

const textOf = (file: string): string => {
  const known = fetched.get(file)
  if (known !== undefined) return known
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ExitError(
      'usage',
      `cannot open ${file} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
    )
  }
}

/** Parses JSON or YAML. Throws an ExitError with the location of a syntax error. */
export function parseData(file: string, text: string): unknown {
  if (/^\s*[{[]/.test(text)) {
    try {
      return JSON.parse(text) as unknown
    } catch {
      // The YAML parser below reports the location.
    }
  }
  return parse(file, text).document.toJS({ maxAliasCount: 1_000 }) as unknown
}

/** Reads a JSON or YAML file. Throws an ExitError with the location of a syntax error. */
export function readDataFile(file: string): unknown {
  const value = parseData(file, textOf(file))
  if (file.endsWith('.json') && typeof value === 'string')
    throw new ExitError('contract', `${file} is not JSON`)
  return value
}

type Locate = (steps: readonly string[]) => Omit<FileLocation, 'file'>

const isJson = (text: string): boolean => {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

const locatorOfJson = (text: string): Locate => {
  const positions = new JsonPositions(text)
  const place = lineCounter(text)
  return (steps) => place(positions.offsetOf(steps))
}

const locatorOfYaml = ({ document, lines }: Parsed): Locate => {
  const range = (node: unknown): number | undefined =>
    (node as { range?: [number, number, number] } | undefined)?.range?.[0]
  return (steps) => {
    let node: unknown = document.contents
    let offset = 0
    for (const step of steps) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
        if (pair === undefined) break
        offset = range(pair.key) ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        offset = range(node) ?? offset
      } else break
    }
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
}

const locators = new Map<string, Locate>()

/** The location of a pointer in a file, at the field name. The file is parsed on first use. */
export function locateIn(file: string, pointer: string): FileLocation {
  const known = locators.get(file)
  if (known !== undefined) return { file, ...known(stepsOf(pointer)) }
  const text = textOf(file)
  const locate = isJson(text) ? locatorOfJson(text) : locatorOfYaml(parse(file, text))
  locators.set(file, locate)
  return { file, ...locate(stepsOf(pointer)) }
}

/** The files of a folder and its subfolders whose names match, sorted; empty without the folder. */
export function filesIn(folder: string, name: RegExp): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => join(folder, file))
      .sort()
  } catch {
    return []
  }
}
