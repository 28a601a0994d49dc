import type { ChatMessage } from '../chat-message.ts'

/** Texts of a transcript, in the member's language. */
export type TranscriptWords = {
  /** The header lines. */
  readonly head: readonly string[]
  readonly dayOf: (at: number) => string
  readonly dayName: (day: string) => string
  readonly time: (at: number) => string
  readonly speaker: (message: ChatMessage) => string
  readonly textOf: (message: ChatMessage) => string
}

/** The messages of a day, oldest first. */
export type TranscriptDay = { readonly day: string; readonly messages: readonly ChatMessage[] }

export function transcriptDays(
  messages: readonly ChatMessage[],
  dayOf: (at: number) => string,
): readonly TranscriptDay[] {
  return [...Map.groupBy(messages, ({ createdAt }) => dayOf(Date.parse(createdAt)))].map(
    ([day, ofDay]) => ({ day, messages: ofDay }),
  )
}

/**
 * Returns a conversation as a text file with CRLF line ends. Further lines of a message are
 * indented, so that they cannot imitate another author.
 */
export function transcript(messages: readonly ChatMessage[], texts: TranscriptWords): string {
  const lines = [...texts.head]
  for (const { day, messages: ofDay } of transcriptDays(messages, texts.dayOf)) {
    lines.push('', texts.dayName(day))
    for (const message of ofDay) {
      const [first = '', ...more] = texts.textOf(message).split(/\r\n|[\n\r\u2028\u2029]/)
      lines.push(
        `  ${texts.time(Date.parse(message.createdAt))}  ${texts.speaker(message)}: ${first}`,
        ...more.map((line) => (line === '' ? '' : `      ${line}`)),
      )
    }
  }
  return `${lines.join('\r\n')}\r\n`
}
