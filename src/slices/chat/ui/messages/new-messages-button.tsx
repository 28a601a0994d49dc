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
/** Larger batches announce only their count. */
const mostRead = 3
/** Maximum announced length of a message, in characters. */
const mostSaid = 300

/**
 * Announces each new message of the open conversation once, with its author. Earlier messages stay
 * silent (docs/quality.md#accessibility-20).
 */
export function NewMessagesButton({
  talk,
}: {
  talk: Pick<ConversationState, 'members' | 'messages'>
}) {
  const { messages } = talk
  const coaches = useCoachNames(talk)
  const t = useMessages()
  const format = useFormat()
  const [said, setSaid] = useState<readonly { readonly key: string; readonly text: string }[]>([])
  const latest = useRef(messages)
  const told = useRef(newestOf(messages))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = messages
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { messages: came, after } = toAnnounce(latest.current, told.current)
      told.current = after
      if (came.length === 0) return
      const nameOf = (message: ChatMessage) => shownSpeaker(message, coaches) ?? ''
      const names = [...new Set(came.map(nameOf))].filter((name) => name !== '')
      setSaid(
        came.length > mostRead
          ? [
              {
                key: `to ${after}`,
                text: t('chat.came', { count: came.length, names: format.list(names) }),
              },
            ]
          : came.map((message) => ({
              key: message.messageId,
              text: t('chat.came.one', {
                name: nameOf(message),
                text: [...message.message].slice(0, mostSaid).join(''),
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
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}
