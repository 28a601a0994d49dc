import { matchLocale, type Locale } from '#i18n/locale.ts'
import type { BotReply } from './bot-reply.ts'
import { commandOf, type BotCommand } from './bot-commands.ts'

/** The parts of an activity that the bot reads (Bot Framework activity schema 3.1). */
export type IncomingMessage = {
  readonly serviceUrl: string
  readonly channelId: string
  /** Where to send the reply. */
  readonly to: {
    readonly conversationId: string
    readonly activityId: string
    readonly from: unknown
    readonly recipient: unknown
  }
  /** The request; null when the bot stays silent. */
  readonly asked: { readonly command: BotCommand | null; readonly locale: Locale } | null
}

/**
 * Reads an activity; null when invalid. Only messages in a personal chat and the bot's installation
 * there get a reply.
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

/** Builds the reply activity: text, or a card when there are buttons. */
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
