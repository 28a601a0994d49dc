/**
 * A text without regard to capitals and accents; `at` is where each of its code units stands in the
 * text that it was made of.
 */
type Folded = { readonly text: string; readonly at: readonly number[] }

/** Without capitals and accents. */
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

/** A piece of a text: what was found, or what stands between. */
export type HighlightPart = { readonly text: string; readonly isFound: boolean }

/**
 * A text in pieces, each finding one of its own. Accents that stand by themselves go along with
 * their letter.
 */
export function highlightParts(text: string, wanted: string | null): readonly HighlightPart[] {
  const parts: HighlightPart[] = []
  const { text: folded, at } =
    wanted === null || text === '' ? { text: '', at: [] } : foldedOf(text)
  let done = 0
  for (
    let from = wanted === null ? -1 : folded.indexOf(wanted);
    from >= 0 && wanted !== null;
    from = folded.indexOf(wanted, from + wanted.length)
  ) {
    const [start, end] = [at[from] ?? 0, at[from + wanted.length] ?? text.length]
    if (start > done) parts.push({ text: text.slice(done, start), isFound: false })
    parts.push({ text: text.slice(start, end), isFound: true })
    done = end
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false })
  return parts
}
