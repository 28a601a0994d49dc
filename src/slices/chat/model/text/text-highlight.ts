/** A text without case and accents. `at` maps each code unit to its index in the original text. */
type Folded = { readonly text: string; readonly at: readonly number[] }

/** Removes case and accents. */
export function foldCase(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function foldedOf(text: string): Folded {
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const point of text) {
    for (const sign of foldCase(point)) {
      folded += sign
      for (let unit = 0; unit < sign.length; unit += 1) at.push(index)
    }
    index += point.length
  }
  return { text: folded, at: [...at, text.length] }
}

/** A part of a text: a match, or the text between matches. */
export type HighlightPart = { readonly text: string; readonly isFound: boolean }

/** Splits a text into matches and other parts. Combining marks stay with their letter. */
export function highlightParts(text: string, query: string | null): readonly HighlightPart[] {
  const parts: HighlightPart[] = []
  const { text: folded, at } = query === null || text === '' ? { text: '', at: [] } : foldedOf(text)
  let done = 0
  for (
    let from = query === null ? -1 : folded.indexOf(query);
    from >= 0 && query !== null;
    from = folded.indexOf(query, from + query.length)
  ) {
    const [start, end] = [at[from] ?? 0, at[from + query.length] ?? text.length]
    if (start > done) parts.push({ text: text.slice(done, start), isFound: false })
    parts.push({ text: text.slice(start, end), isFound: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false })
  return parts
}
