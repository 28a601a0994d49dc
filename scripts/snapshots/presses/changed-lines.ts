/** So many lines of a change are kept; a long list is looked at as a page of its own. */
const limit = 40
/** So many lines on each side are compared by order; of more, all are another. */
const orderedLines = 600

/** The lines of a text that went (`-`) and came (`+`), where they did, without their indents and bullets. */
export function changedLines(before: string, after: string): string {
  const lines = difference(...withoutSameEnds(linesOf(before), linesOf(after)))
  const more = lines.length - limit
  return [...lines.slice(0, limit), ...(more > 0 ? [`… ${more} more`] : [])].join('\n')
}

const linesOf = (text: string): string[] =>
  text.split('\n').map((line) => line.replace(/^ *(?:- )?/, ''))

function withoutSameEnds(old: string[], now: string[]): [string[], string[]] {
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return [old.slice(start, old.length - end), now.slice(start, now.length - end)]
}

/** By the longest common part of both. */
function difference(old: readonly string[], now: readonly string[]): string[] {
  if (Math.max(old.length, now.length) > orderedLines)
    return [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)]
  const common = old.map(() => new Uint32Array(now.length + 1))
  common.push(new Uint32Array(now.length + 1))
  const at = (row: number, column: number): number => common[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      common[row]![column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const found: string[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length)
    if (row < old.length && old[row] === now[column]) {
      row += 1
      column += 1
    } else if (
      row < old.length &&
      (column === now.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      found.push(`- ${old[row]}`)
      row += 1
    } else {
      found.push(`+ ${now[column]}`)
      column += 1
    }
  return found
}
