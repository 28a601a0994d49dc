/** An RFC 4180 parser, independent of the writer, that also removes the escaping apostrophe. */
export function parseCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = file.startsWith('\uFEFF') ? 1 : 0; at < file.length; at += 1) {
    const character = file[at]!
    if (quoted) {
      if (character !== '"') cell += character
      else if (file[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"') quoted = true
    else if (character === ',') {
      row.push(cell)
      cell = ''
    } else if (character === '\r' && file[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += character
  }
  return rows.map((cells) =>
    cells.map((text) => text.replace(/^'('*[=+\-@\t\r\n\0＝＋－＠])/, '$1')),
  )
}
