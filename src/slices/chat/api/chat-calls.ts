import type { Channel, ChannelMetadata, CustomType } from '../model/channel.ts'
import { type Card, cardJson } from '../model/cards/card-content.ts'
import type { ChatMessage } from '../model/chat-message.ts'
import { channelsPerLoad } from '../model/channel-order.ts'
import { type MessagePage, messagesPerPage } from '../model/message-history.ts'
import { updateLaunchpad } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import * as ask from '#generated/rpc/calls.ts'
import type { RpcClient, RpcInit } from '#generated/rpc/client.ts'
import { memberName } from '#generated/schemas/read.ts'
import { type ListedChat, listedChat } from './listed-chat.ts'
import { toFailure } from '#platform/http/to-failure.ts'

/**
 * The chat's calls to the server (1§7). Each rejects with a `Failure`, or with the abort of
 * `signal`.
 */
export type ChatCalls = {
  /**
   * Lists up to 30 channels, latest first, empty ones included. `cursor` covers all events in the
   * answer; it is empty without a chat user.
   */
  readonly list: (signal: AbortSignal) => Promise<ListedChat>
  /** Loads up to 200 messages before a sequence, newest first; 0 starts at the newest. */
  readonly page: (url: string, before: number, signal: AbortSignal) => Promise<MessagePage>
  readonly metadata: (url: string, signal: AbortSignal) => Promise<ChannelMetadata>
  /** Creates the chat user and the coaching channel, or returns the existing ones. */
  readonly create: (subject: string, signal: AbortSignal) => Promise<Channel>
  /** Sends a message. A repeated id returns the message that exists. */
  readonly send: (
    url: string,
    message: { readonly id: string; readonly text: string; readonly card: Card | null },
    signal: AbortSignal,
  ) => Promise<ChatMessage>
  /** Returns the sequence up to which the member has read. */
  readonly markRead: (url: string, sequence: number, signal: AbortSignal) => Promise<number>
  readonly callCoach: (
    type: CustomType,
    subject: string,
    previous: boolean,
    signal: AbortSignal,
  ) => Promise<ChannelMetadata>
  /** Completes the onboarding item COACHING (1§4). */
  readonly markCoaching: (signal: AbortSignal) => Promise<void>
  /** Returns the token that opens a stream; null while the member has no chat user. */
  readonly token: (signal: AbortSignal) => Promise<string | null>
}

export function createChatCalls(client: PortalClient, rpc: RpcClient): ChatCalls {
  const callRpc = async <Wire, Answer>(
    call: (init: RpcInit) => Promise<Wire>,
    read: (wire: Wire) => Answer,
    signal: AbortSignal,
  ): Promise<Answer> => {
    try {
      return read(await call({ signal }))
    } catch (thrown) {
      signal.throwIfAborted()
      throw toFailure(thrown)
    }
  }
  return {
    list: (signal) =>
      callRpc(
        (init) => ask.listChannels(rpc, { limit: channelsPerLoad }, init),
        listedChat,
        signal,
      ),
    page: (channelUrl, before, signal) =>
      callRpc(
        (init) => ask.listMessages(rpc, { channelUrl, before, pageSize: messagesPerPage }, init),
        ({ messages: { items, leftOut }, nextPageToken }) => ({
          messages: items,
          before,
          leftOut,
          hasMore: nextPageToken !== undefined,
        }),
        signal,
      ),
    metadata: (channelUrl, signal) =>
      callRpc(
        (init) => ask.getChannelMetadata(rpc, { channelUrl }, init),
        ({ metadata }) => metadata,
        signal,
      ),
    create: (subject, signal) =>
      callRpc(
        (init) => ask.createOneOnOneChat(rpc, { subject }, init),
        ({ channel }) => channel,
        signal,
      ),
    send: (channelUrl, { id, text, card }, signal) =>
      callRpc(
        (init) =>
          ask.sendMessage(
            rpc,
            {
              channelUrl,
              clientMessageId: id,
              message: text,
              ...(card === null ? {} : { card: cardJson(card) }),
            },
            init,
          ),
        ({ message }) => message,
        signal,
      ),
    markRead: (channelUrl, sequence, signal) =>
      callRpc(
        (init) => ask.markRead(rpc, { channelUrl, sequence }, init),
        ({ lastReadSequence }) => lastReadSequence,
        signal,
      ),
    callCoach: (chatType, subject, previous, signal) =>
      callRpc(
        (init) =>
          ask.requestCoach(
            rpc,
            {
              chatType: memberName('', chatType),
              subject,
              ...(previous ? { connectPreviousCoach: true } : {}),
            },
            init,
          ),
        ({ metadata }) => metadata,
        signal,
      ),
    markCoaching: (signal) =>
      callRpc(
        (init) =>
          updateLaunchpad(client, { body: { name: 'COACHING', status: 'COMPLETED' }, ...init }),
        () => undefined,
        signal,
      ),
    token: (signal) =>
      callRpc(
        (init) => ask.getCredentials(rpc, {}, init),
        ({ credentials }) => credentials?.sessionToken ?? null,
        signal,
      ),
  }
}
