import { chatMessageMaxLength } from '#platform/model/validation/input-patterns.ts'

/**
 * The trimmed message, or the catalogue key of its problem (1§5). The length counts code points.
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
 * A visible character: neither space, control nor format character. The server applies the same
 * rule.
 */
const seen = /[^\s\p{Z}\p{Cc}\p{Cf}]/u

/**
 * The new content of the input. `caret`: the end of the inserted text; `isCut`: part of it did not
 * fit.
 */
export type FittedMessage = {
  readonly text: string
  readonly caret: number
  readonly isCut: boolean
}

/**
 * Shortens typed or pasted text to the maximum length; the existing text stays (GAP-086). A
 * grapheme is never split.
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
  const inserted = typed.slice(start, typed.length - end)
  let [room, accepted] = [[...inserted].length - over, '']
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    inserted,
  )) {
    room -= [...segment].length
    if (room < 0) break
    accepted += segment
  }
  return {
    text: typed.slice(0, start) + accepted + typed.slice(typed.length - end),
    caret: start + accepted.length,
    isCut: true,
  }
}

/**
 * Returns the remaining characters to announce, in steps from 100; null above. Steps avoid an
 * announcement for each key.
 */
export function remainingCharacters(length: number): number | null {
  const left = Math.max(chatMessageMaxLength - length, 0)
  return [0, 10, 50, 100].find((step) => left <= step) ?? null
}

const fewestRows = 1
const mostRows = 5

/** Returns the rows of the input for a number of lines, wrapped ones included (VALID-006). */
export function chatInputRows(lines: number): number {
  return Math.min(Math.max(Math.ceil(lines), fewestRows), mostRows)
}
