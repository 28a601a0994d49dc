import { useMemo } from 'react'
import type { ChatMessage } from '../../model/chat-message.ts'
import { shownSpeaker } from '../../model/speaker-names.ts'
import { isFromMember } from '../../model/conversation-state.ts'
import { readable } from '../../model/text/text-parts.ts'
import { transcript, type TranscriptWords } from '../../model/text/transcript.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { localMessageDay } from '../messages/local-message-day.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** Returns the texts of a transcript. The file name contains only the day, no personal data. */
export function useTranscript(
  title: string,
  { count, leftOut }: { readonly count: number; readonly leftOut: number },
  coaches: ReadonlySet<string>,
) {
  const t = useMessages()
  const format = useFormat()
  const { now, today } = useToday()
  const personal = useInitialAnswers().personal.value
  const member = personal ? `${personal.firstName} ${personal.lastName}`.trim() : ''
  return useMemo(() => {
    const timeZone = memberTimeZone()
    const facts = [
      ...(member === '' ? [] : [t('chat-find.of', { member })]),
      t('chat-find.count', { count }),
      ...(leftOut === 0 ? [] : [t('chat-find.left-out', { count: leftOut })]),
      t('chat-find.made', {
        when: format.dateTime(now, timeZone),
        zone: format.timeZone(now, timeZone),
      }),
    ]
    const heading = t('chat-find.title', { name: title })
    const words: TranscriptWords = {
      head: [heading, ...facts],
      dayOf: localMessageDay,
      dayName: (day) => format.calendarDate(day, 'weekdayYear'),
      time: (at) => format.time(at, timeZone),
      speaker: (message) =>
        isFromMember(message)
          ? member === ''
            ? t('chat.you')
            : t('chat-find.you', { member })
          : (shownSpeaker(message, coaches) ?? ''),
      textOf: ({ message }) => readable(message),
    }
    return {
      ...words,
      heading,
      facts,
      locale: format.locale,
      file: `messages-${today}.txt`,
      text: (messages: readonly ChatMessage[]) => transcript(messages, words),
    }
  }, [t, format, now, today, member, title, count, leftOut, coaches])
}
export type Transcript = ReturnType<typeof useTranscript>
