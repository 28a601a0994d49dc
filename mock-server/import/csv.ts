/** A CSV record (RFC 4180). `line` is its first line; `broken` describes a quoting error. */
export type Record = {
  readonly line: number
  readonly fields: readonly string[]
  readonly broken: string | null
}

/** Decodes a file: UTF-16 with a byte order mark, else UTF-8. */
export function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const separatorOf = (header: string): string =>
  [',', ';', '\t']
    .map((mark) => ({ mark, count: header.split(mark).length }))
    .toSorted((a, b) => b.count - a.count)[0]!.mark

/**
 * Parses `text` into records. A quoted field may contain separators, doubled quotes and line
 * breaks.
 */
export function readCsv(text: string): readonly Record[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source.split(/\r?\n/, 1)[0] ?? '')
  const records: Record[] = []
  let at = 0
  let line = 1
  while (at < source.length) {
    const start = line
    const fields: string[] = []
    let broken: string | null = null
    for (;;) {
      let field = ''
      if (source[at] === '"') {
        at++
        for (;;) {
          const close = source.indexOf('"', at)
          if (close < 0) {
            // An unclosed quote ends at its line, so that the rest of the file stays readable.
            const end = source.indexOf('\n', at)
            field += source.slice(at, end < 0 ? source.length : end)
            at = end < 0 ? source.length : end
            broken = 'a quote is never closed'
            break
          }
          field += source.slice(at, close)
          at = close + 1
          if (source[at] !== '"') break
          field += '"'
          at++
        }
        line += field.split('\n').length - 1
      }
      while (at < source.length && source[at] !== separator && source[at] !== '\n')
        field += source[at++]
      fields.push(field.trim())
      if (source[at] !== separator) break
      at++
    }
    at++
    line++
    records.push({ line: start, fields, broken })
  }
  return records
}
