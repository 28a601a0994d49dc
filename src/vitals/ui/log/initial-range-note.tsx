import type { ReadingWords } from '../wording/use-reading-words.ts'
import { Text } from '#ui/primitives/text.tsx'

type Span = { readonly start: string; readonly end: string }
/**
 * The span of a page and its reason. `latest` is the day of the newest reading, when it was
 * requested.
 */
export type InitialRangeView = {
  readonly span: Span
  readonly because: string
  readonly latest?: string | null
}

/** Shows the day of the latest reading when a page opened on older days; else nothing. */
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
