import { fileEntry, type FileEntry } from './file-entry.ts'

const types = [
  ['HKQuantityTypeIdentifierBloodGlucose', 'blood-sugar'],
  ['HKQuantityTypeIdentifierBodyMass', 'weight'],
] as const

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
}
const decoded = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')

const attribute = (tag: string, name: string): string =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const breaksIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** What the scan of an export finds: a reading, or the number of entries of other kinds. */
export type HealthFinding =
  | { readonly type: 'entry'; readonly entry: FileEntry }
  | { readonly type: 'others'; readonly count: number }

const start = '<Record '

/**
 * Finds the blood sugar and weight records in the pieces of Apple Health's export.xml. It holds no
 * more than a piece and a record; steps, heart rates and other records are counted only.
 */
export async function* appleHealthEntries(
  pieces: AsyncIterable<string>,
): AsyncGenerator<HealthFinding> {
  let rest = ''
  let line = 1
  for await (const piece of pieces) {
    const text = rest + piece
    let at = 0
    let others = 0
    for (;;) {
      const from = text.indexOf(start, at)
      const to = from < 0 ? -1 : text.indexOf('>', from)
      if (to < 0) {
        // A record, or the start of one, may go on in the next piece.
        const kept = from < 0 ? Math.max(at, text.length - start.length) : from
        line += breaksIn(text.slice(at, kept))
        rest = text.slice(kept)
        break
      }
      line += breaksIn(text.slice(at, from))
      const tag = text.slice(from, to + 1)
      const type = types.find(([name]) => tag.includes(`"${name}"`))
      if (type === undefined) others += 1
      else
        yield {
          type: 'entry',
          entry: fileEntry(
            { number: line, lines: 1, text: tag },
            {
              kind: type[1],
              date: attribute(tag, 'startDate'),
              value: attribute(tag, 'value'),
              unit: attribute(tag, 'unit'),
            },
          ),
        }
      line += breaksIn(tag)
      at = to + 1
    }
    if (others > 0) yield { type: 'others', count: others }
  }
}
