import type { ReadingWords } from '../wording/use-reading-words.ts'
import { Text } from '#ui/primitives/text.tsx'

type Span = { readonly start: string; readonly end: string }
/**
 * The span of a page, and why it is shown; `latest` is the newest day of all, when it was asked
 * for.
 */
export type InitialRangeView = {
  readonly span: Span
  readonly because: string
  readonly latest?: string | null
}

/** Says on which day a page opened because nothing is newer; else nothing. */
export function InitialRangeNote({
  opening: { because, latest },
  words,
}: {
  opening: InitialRangeView
  words: ReadingWords
}) {
  return because === 'older' && latest ? (
    <Text tone="secondary">{words.t('readings.opened', { day: words.day(latest) })}</Text>
  ) : null
}
