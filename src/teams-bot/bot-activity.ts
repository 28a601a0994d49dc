import { matchLocale, type Locale } from '#i18n/locale.ts'
import type { BotReply } from './bot-reply.ts'
import { commandOf, type BotCommand } from './bot-commands.ts'

/** What came from the chat, as far as the bot reads it (Bot Framework activity schema 3.1). */
export type IncomingMessage = {
  readonly serviceUrl: string
  readonly channelId: string
  /** Where the answer goes. */
  readonly to: {
    readonly conversationId: string
    readonly activityId: string
    readonly from: unknown
    readonly recipient: unknown
  }
  /** What to answer; null when nothing is to be said. */
  readonly asked: { readonly command: BotCommand | null; readonly locale: Locale } | null
}

/**
 * Reads an activity, or gives null for what is none. Only a message in a personal chat, and the
 * bot's own arrival there, are answered.
 */
export function readActivity(value: unknown): IncomingMessage | null {
  const {
    type,
    id,
    serviceUrl,
    channelId,
    text,
    locale,
    conversation,
    from,
    recipient,
    membersAdded,
  } = Object(value) as Record<string, unknown>
  const { id: conversationId, conversationType } = Object(conversation) as Record<string, unknown>
  if (
    !isText(type) ||
    !isText(id) ||
    !isText(serviceUrl) ||
    !isText(channelId) ||
    !isText(conversationId)
  )
    return null
  const spoken = matchLocale(isText(locale) ? [locale] : [])
  const isPersonal = conversationType === 'personal' || conversationType === undefined
  const isArrival =
    type === 'conversationUpdate' &&
    Array.isArray(membersAdded) &&
    membersAdded.some((member) => idOf(member) !== undefined && idOf(member) === idOf(recipient))
  const [command, written] =
    type === 'message' && typeof text === 'string'
      ? (commandOf(text) ?? [null, spoken])
      : isArrival
        ? (['get started', spoken] as const)
        : [undefined, spoken]
  return {
    serviceUrl,
    channelId,
    to: { conversationId, activityId: id, from, recipient },
    asked: isPersonal && command !== undefined ? { command, locale: written } : null,
  }
}

/** The answer as the chat takes it: text, and a card with buttons where there are any. */
export function replyActivity(
  { to }: IncomingMessage,
  locale: Locale,
  { text, actions }: BotReply,
): object {
  const buttons = actions.map(({ title, url }) => ({ type: 'Action.OpenUrl', title, url }))
  const card = {
    type: 'AdaptiveCard',
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    version: '1.4',
    lang: locale,
    body: [{ type: 'TextBlock', text, wrap: true }],
    actions: buttons,
  }
  return {
    type: 'message',
    locale,
    from: to.recipient,
    recipient: to.from,
    conversation: { id: to.conversationId },
    replyToId: to.activityId,
    textFormat: 'markdown',
    ...(buttons.length === 0
      ? { text }
      : {
          summary: text,
          attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }],
        }),
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 2_000
const idOf = (value: unknown): unknown => (Object(value) as Record<string, unknown>)['id']
