/** A longer message is shown cut to so many characters, and an ellipsis (1§5). */
export const shownLength = 1000

/**
 * The beginning of a message that is longer than 1000 characters (code points), with an ellipsis;
 * null when it is shown whole. What a reader sees as one character, such as a flag or a letter with
 * its accent, is never cut in two: the cut is before it.
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
  // One endless character, as of piled-up accents: there is nowhere to cut but inside.
  return `${message.slice(0, end === 0 ? most : end)}…`
}

/** Code units to look beyond the cut for the end of a character; a family of emoji has about 25. */
const longestCharacter = 64

/**
 * Signs that turn the direction of what follows, across whatever stands there, and control
 * characters but tab and line feed.
 */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const unreadable = /[\u202a-\u202e\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu

/**
 * What somebody wrote, or is called, without what would show it otherwise than it was written: an
 * address reads as it is followed.
 */
export function readable(text: string): string {
  return text.replace(unreadable, '')
}

/** A piece of a message: a text, or an address that can be followed. */
export type TextPart = { readonly text: string; readonly href: string | null }

const address = /\bhttps?:\/\/[^\s<>"'`]+/giu
const plainAddress = /^https?:\/\/[a-z\d.:-]+(?:[/?#][!-~\p{L}\p{M}\p{N}]*)?$/iu
/** What ends a sentence after an address is not part of it. */
const ending = /[.,;:!?…]+$/u

/**
 * A message in pieces, with the addresses of web pages made links. Only http and https, parsed as
 * the browser would.
 */
export function textParts(message: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const plain = (to: number) => {
    if (to > at) parts.push({ text: message.slice(at, to), href: null })
  }
  for (const { 0: found, index } of message.matchAll(address)) {
    const text = withoutClosing(found.replace(ending, '')).replace(ending, '')
    const url = URL.parse(text)
    // An address with letters that look like others, or with signs that are not seen, leads
    // elsewhere than it reads.
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
 * "(see https://example.org/a_(b))": a bracket that was opened before the address is closed after
 * it.
 */
function withoutClosing(text: string): string {
  let rest = text
  while (/[)\]]$/.test(rest) && count(rest, /[)\]]/g) > count(rest, /[([]/g))
    rest = rest.slice(0, -1)
  return rest
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0
