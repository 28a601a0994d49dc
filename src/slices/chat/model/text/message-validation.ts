import { chatMessageMaxLength } from '#platform/model/validation/input-patterns.ts'

/**
 * A message as it would be sent (trimmed), or the catalogue's key of why it is not (1§5). Length
 * counts what a member sees as characters of text.
 */
export type ChatMessageCheck =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly problem: 'forms.required' | 'forms.chat.too-long' }

export function checkChatMessage(typed: string): ChatMessageCheck {
  const message = typed.trim()
  if (!seen.test(message)) return { ok: false, problem: 'forms.required' }
  return [...message].length > chatMessageMaxLength
    ? { ok: false, problem: 'forms.chat.too-long' }
    : { ok: true, message }
}

/**
 * Something that can be seen: neither space nor a sign that only steers what is around it. The
 * server asks for the same.
 */
const seen = /[^\s\p{Z}\p{Cc}\p{Cf}]/u

/**
 * What an input holds after something was typed or pasted: `caret` stands where that ended; `isCut`
 * when not all of it had room.
 */
export type FittedMessage = {
  readonly text: string
  readonly caret: number
  readonly isCut: boolean
}

/**
 * What becomes of a text that was typed or pasted into another when together they are longer than a
 * message may be (GAP-086): what stood there stays, and of what came as much is kept as has room.
 * What a reader sees as one character is never cut in two.
 */
export function fitChatMessage(before: string, typed: string): FittedMessage {
  const over = [...typed].length - chatMessageMaxLength
  if (over <= 0) return { text: typed, caret: typed.length, isCut: false }
  const shorter = Math.min(before.length, typed.length)
  let start = 0
  while (start < shorter && before[start] === typed[start]) start += 1
  if (/[\uD800-\uDBFF]/.test(typed[start - 1] ?? '')) start -= 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === typed.at(-1 - end)) end += 1
  if (/[\uDC00-\uDFFF]/.test(typed.at(-end || typed.length) ?? '')) end -= 1
  const came = typed.slice(start, typed.length - end)
  let [room, kept] = [[...came].length - over, '']
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    came,
  )) {
    room -= [...segment].length
    if (room < 0) break
    kept += segment
  }
  return {
    text: typed.slice(0, start) + kept + typed.slice(typed.length - end),
    caret: start + kept.length,
    isCut: true,
  }
}

/**
 * How many characters are left, as it is said: from 100 on, in steps, so that not each key is
 * spoken; null while there is room.
 */
export function remainingCharacters(length: number): number | null {
  const left = Math.max(chatMessageMaxLength - length, 0)
  return [0, 10, 50, 100].find((step) => left <= step) ?? null
}

const fewestRows = 1
const mostRows = 5

/**
 * How many rows the input shows for a text that takes so many lines, wrapped ones counted
 * (VALID-006).
 */
export function chatInputRows(lines: number): number {
  return Math.min(Math.max(Math.ceil(lines), fewestRows), mostRows)
}
