import { ChannelAnswer, ChannelMemberMessage, ChannelMessage, ChannelMetadataMessage, Channels, CoachRequested, CredentialsAnswer, FoundPage, MessagePage, MessageSent, MetadataAnswer, ReadMarked } from '../chat.ts'
import { ChatEventMessage } from '../chat-event.ts'
import { BloodSugarMessage, CardDayMessage, CardMessage, CardRangeMessage, CardReadingMessage, CardValueMessage, ChatMessageMessage, SenderMessage } from '../chat-message.ts'
import type { Pair } from './pair.ts'

/** Chat. */
export const chatPairs: readonly Pair[] = [
  { name: 'chat: card', schema: CardMessage, component: 'portal.chat.v1.Card' },
  { name: 'chat: blood sugar on a card', schema: BloodSugarMessage, component: 'portal.chat.v1.BloodSugarValue' },
  { name: 'chat: card day', schema: CardDayMessage, component: 'portal.chat.v1.CardDay' },
  { name: 'chat: card range', schema: CardRangeMessage, component: 'portal.chat.v1.CardRange' },
  { name: 'chat: card value', schema: CardValueMessage, component: 'portal.chat.v1.CardValue' },
  { name: 'chat: card reading', schema: CardReadingMessage, component: 'portal.chat.v1.CardReading' },
  { name: 'chat: channel', schema: ChannelMessage, component: 'portal.chat.v1.Channel' },
  { name: 'chat: channel asked for', schema: ChannelAnswer, component: 'portal.chat.v1.GetChannelResponse' },
  { name: 'chat: channel made', schema: ChannelAnswer, component: 'portal.chat.v1.CreateOneOnOneChatResponse' },
  { name: 'chat: channels', schema: Channels, component: 'portal.chat.v1.ListChannelsResponse' },
  { name: 'chat: coach requested', schema: CoachRequested, component: 'portal.chat.v1.RequestCoachResponse' },
  { name: 'chat: credentials', schema: CredentialsAnswer, component: 'portal.chat.v1.GetCredentialsResponse' },
  { name: 'chat: event', schema: ChatEventMessage, component: 'portal.chat.v1.StreamEventsResponse' },
  { name: 'chat: member', schema: ChannelMemberMessage, component: 'portal.chat.v1.ChannelMember' },
  { name: 'chat: message', schema: ChatMessageMessage, component: 'portal.chat.v1.ChatMessage' },
  { name: 'chat: message sent', schema: MessageSent, component: 'portal.chat.v1.SendMessageResponse' },
  { name: 'chat: messages', schema: MessagePage, component: 'portal.chat.v1.ListMessagesResponse' },
  { name: 'chat: messages found', schema: FoundPage, component: 'portal.chat.v1.SearchMessagesResponse' },
  { name: 'chat: metadata', schema: ChannelMetadataMessage, component: 'portal.chat.v1.ChannelMetadata' },
  { name: 'chat: metadata asked for', schema: MetadataAnswer, component: 'portal.chat.v1.GetChannelMetadataResponse' },
  { name: 'chat: read', schema: ReadMarked, component: 'portal.chat.v1.MarkReadResponse' },
  { name: 'chat: sender', schema: SenderMessage, component: 'portal.chat.v1.Sender' },
]
