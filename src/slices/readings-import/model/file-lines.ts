/** A record of a file: its first line, how many lines a quoted cell spans, and their text. */
export type FileLine = { readonly number: number; readonly lines: number; readonly text: string }

/** The maximum number of lines in a quoted cell; a longer one counts as an unclosed quote. */
const mostLines = 20

/** Every quoted cell ends at a separator; else a quote was left open and swallowed a line. */
const wellQuoted = /^(?:"(?:[^"]|"")*"|[^",;\t|]*)(?:[,;\t|](?:"(?:[^"]|"")*"|[^",;\t|]*))*$/

const quotesIn = (text: string): number => text.split('"').length - 1

/**
 * Splits text into records. A quoted cell may have line breaks; a quote that is never closed ends
 * at its own line, so that no other line is lost with it.
 */
export async function* fileLines(pieces: AsyncIterable<string>): AsyncGenerator<FileLine> {
  let number = 0
  let open: { number: number; text: string }[] = []
  let quotes = 0
  let rest = ''

  function* take(text: string): Generator<FileLine> {
    number += 1
    open.push({ number, text })
    quotes += quotesIn(text)
    const joined = open.map((line) => line.text).join('\n')
    const isClosed = quotes % 2 === 0
    if (isClosed && (open.length === 1 || wellQuoted.test(joined))) {
      yield { number: open[0]?.number ?? number, lines: open.length, text: joined }
      open = []
      quotes = 0
    } else if (isClosed || open.length > mostLines) yield* giveUp()
  }
  // The first line keeps its open quote; those behind it are read anew.
  function* giveUp(): Generator<FileLine> {
    const [first, ...behind] = open
    open = []
    quotes = 0
    if (first) yield { number: first.number, lines: 1, text: first.text }
    number -= behind.length
    for (const line of behind) yield* take(line.text)
  }

  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) yield* take(line)
  }
  if (rest !== '') yield* take(rest.replace(/\r$/, ''))
  while (open.length > 0) yield* giveUp()
}

/** Whether a record has a quote that is never closed. */
export function isQuoteOpen({ text }: FileLine): boolean {
  return quotesIn(text) % 2 === 1
}
