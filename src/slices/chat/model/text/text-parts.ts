/** Characters of a message that show before it is cut (1§5). */
export const shownLength = 1000

/**
 * Returns the first 1000 code points of a longer message with an ellipsis; null for a shorter one.
 * A grapheme is never split; the cut is before it.
 */
export function cutMessage(message: string): string | null {
  if (message.length <= shownLength) return null
  const points = [...message]
  if (points.length <= shownLength) return null
  const most = points.slice(0, shownLength).join('').length
  let end = 0
  for (const { index, segment } of new Intl.Segmenter(undefined, {
    granularity: 'grapheme',
  }).segment(message.slice(0, most + longestCharacter))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  // A single grapheme can be longer than the limit, such as stacked accents; it must be split.
  return `${message.slice(0, end === 0 ? most : end)}…`
}

/** Code units after the cut in which a grapheme can end; a family emoji has about 25. */
const longestCharacter = 64

/** Bidirectional controls, and control characters except tab and line feed. */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const unreadable = /[\u202a-\u202e\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu

/** Removes characters that would display a text differently from its content. */
export function readable(text: string): string {
  return text.replace(unreadable, '')
}

/** A part of a message: text, or a link. */
export type TextPart = { readonly text: string; readonly href: string | null }

const address = /\bhttps?:\/\/[^\s<>"'`]+/giu
const plainAddress = /^https?:\/\/[a-z\d.:-]+(?:[/?#][!-~\p{L}\p{M}\p{N}]*)?$/iu
/** Punctuation after an address is not part of it. */
const ending = /[.,;:!?…]+$/u

/** Splits a message into text and links. Only http and https URLs become links. */
export function textParts(message: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const plain = (to: number) => {
    if (to > at) parts.push({ text: message.slice(at, to), href: null })
  }
  for (const { 0: found, index } of message.matchAll(address)) {
    const text = withoutClosing(found.replace(ending, '')).replace(ending, '')
    const url = URL.parse(text)
    // Lookalike or invisible characters can hide the real host.
    if (
      !url ||
      !plainAddress.test(text) ||
      !url.hostname.includes('.') ||
      url.username !== '' ||
      url.password !== ''
    )
      continue
    plain(index)
    parts.push({ text, href: url.href })
    at = index + text.length
  }
  plain(message.length)
  return parts
}

/**
 * Removes closing brackets that were opened before the address, as in "(see
 * https://example.org/a_(b))".
 */
function withoutClosing(text: string): string {
  let rest = text
  while (/[)\]]$/.test(rest) && count(rest, /[)\]]/g) > count(rest, /[([]/g))
    rest = rest.slice(0, -1)
  return rest
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0
