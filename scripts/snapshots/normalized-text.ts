import { paths } from '../../src/platform/model/paths.ts'

/** Without toasts and announcements, which come and go by time; scenarios assert them. */
export function withoutMessages(text: string): string {
  const indent = (line: string): number => line.search(/\S/)
  let skipped = Infinity
  return text
    .split('\n')
    .filter((line) => {
      if (indent(line) <= skipped) skipped = Infinity
      if (skipped === Infinity && /^ *- region "(?:Messages|Avisos)"|^- status/.test(line))
        skipped = indent(line)
      return skipped === Infinity
    })
    .join('\n')
}

/** React counts its ids, so that more of a page before changes them, and how long they are. */
export const withoutReactIds = (text: string): string => text.replaceAll(/_r_\w+_/g, '<id>')

/** The words of the portal's own addresses; a long one with a digit is no id. */
const ownWords = new Set(Object.values(paths).flatMap((path) => path.split('/')))

/** Values that differ from run to run: made-up ids, tokens, and the product's version. */
export function normalized(text: string): string {
  return text
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, '<id>')
    .replace(/(\/url: .*?)\b((?=[\w-]*\d)[\w-]{16,})/g, (whole, before: string, word: string) =>
      ownWords.has(word) ? whole : `${before}<id>`,
    )
    .replace(/#[\w-]{32,}/g, '#<secret>')
    .replace(/\+[\da-f]{8}@/g, '+<id>@')
    .replace(/localhost:\d+/g, 'localhost')
    .replace(/\b\d+\.\d+\.\d+\b/g, '<version>')
}
