import { areMany } from '../../model/log-scroll.ts'
import { useEffect, useRef, useState } from 'react'
import { newestOf } from '../../model/message-history.ts'
import type { ChatMessage } from '../../model/chat-message.ts'
import { toAnnounce } from '../../model/message-rows.ts'
import { shownSpeaker } from '../../model/speaker-names.ts'
import type { ConversationState } from '../../model/conversation-state.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { useCoachNames } from './use-coach-names.ts'

/** How long new messages are batched for one announcement, in milliseconds. */
const batch = 1000
/** Maximum announced length of a message, in characters. */
const maxAnnouncementLength = 300

/**
 * Announces each new message of the open conversation once, with its author. Earlier messages stay
 * silent (docs/quality.md#accessibility-20).
 */
export function NewMessagesButton({
  conversation,
}: {
  conversation: Pick<ConversationState, 'members' | 'messages'>
}) {
  const { messages } = conversation
  const coaches = useCoachNames(conversation)
  const t = useMessages()
  const format = useFormat()
  const [announcements, setAnnouncements] = useState<
    readonly { readonly key: string; readonly text: string }[]
  >([])
  const latest = useRef(messages)
  const announcedTo = useRef(newestOf(messages))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = messages
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { messages: arrived, after } = toAnnounce(latest.current, announcedTo.current)
      announcedTo.current = after
      if (arrived.length === 0) return
      const nameOf = (message: ChatMessage) => shownSpeaker(message, coaches) ?? ''
      const names = [...new Set(arrived.map(nameOf))].filter((name) => name !== '')
      setAnnouncements(
        areMany(arrived.length)
          ? [
              {
                key: `to ${after}`,
                text: t('chat.came', { count: arrived.length, names: format.list(names) }),
              },
            ]
          : arrived.map((message) => ({
              key: message.messageId,
              text: t('chat.came.one', {
                name: nameOf(message),
                text: [...message.message].slice(0, maxAnnouncementLength).join(''),
              }),
            })),
      )
    }, batch)
  }, [messages, coaches, t, format])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return (
    <VisuallyHidden as="div" role="status">
      {announcements.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}
