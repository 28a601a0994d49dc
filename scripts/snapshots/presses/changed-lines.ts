/** So many lines of a change are kept; a long list is looked at as a page of its own. */
const limit = 24

/** The lines of a text that went (`-`) and came (`+`), in their order. */
export function changedLines(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return [...marked('-', without(old, now)), ...marked('+', without(now, old))].join('\n')
}

function marked(mark: string, lines: readonly string[]): string[] {
  const more = lines.length - limit
  return [
    ...lines.slice(0, limit).map((line) => `${mark} ${line}`),
    ...(more > 0 ? [`${mark} … ${more} more`] : []),
  ]
}

/** The lines that another text has fewer times. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const many = left.get(line) ?? 0
    left.set(line, many - 1)
    return many <= 0
  })
}
