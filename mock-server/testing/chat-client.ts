import { randomUUID } from 'node:crypto'
import type { Client } from '@connectrpc/connect'
import { ConnectError } from '@connectrpc/connect'
import { expect } from 'vitest'
import {
  ChatService,
  type StreamEventsResponse,
} from '../../generated/proto/portal/chat/v1/chat_pb.js'
import { clientOf, protocols } from './protocols.ts'
import type { SandboxResponse, TestServer } from './sandbox-client.ts'

export const CHAT = '/user/liv/me/chat'

/**
 * A scenario's member with a chat client of one protocol, and the coach through the control API.
 */
export type ChatClient = {
  readonly id: string
  readonly username: string
  readonly token: string
  readonly scenario: string
  readonly client: Client<typeof ChatService>
  readonly order: (path: string, more?: object) => Promise<SandboxResponse>
  readonly send: (
    channelUrl: string,
    message: string,
    clientMessageId?: string,
  ) => ReturnType<Client<typeof ChatService>['sendMessage']>
  /** Creates the chat user and coaching channel, and returns its url. */
  readonly begin: () => Promise<string>
  readonly follow: (cursor?: string) => Promise<Follower>
  /** Asserts that nothing violated the contract. */
  readonly clean: () => Promise<void>
}

/** A reader of an event stream. */
export type Follower = {
  readonly next: () => Promise<StreamEventsResponse>
  /** Returns the next event other than a heartbeat. */
  readonly event: () => Promise<StreamEventsResponse['event'] & { readonly cursor: string }>
  /** Resolves with the stream's error, or null for a normal end. Further events are ignored. */
  readonly end: () => Promise<ConnectError | null>
  readonly leave: () => void
}

export function followerOf(
  stream: AsyncIterable<StreamEventsResponse>,
  leave: () => void,
): Follower {
  const iterator = stream[Symbol.asyncIterator]()
  const next = async () => {
    const { done, value } = await iterator.next()
    return done ? expect.fail('the stream ended') : value
  }
  return {
    next,
    event: async () => {
      for (;;) {
        const { event, cursor } = await next()
        if (event.case !== 'heartbeat') return { ...event, cursor }
      }
    },
    end: async () => {
      try {
        while (!(await iterator.next()).done);
        return null
      } catch (error) {
        return ConnectError.from(error)
      }
    },
    leave,
  }
}

export async function chatClient(
  server: TestServer,
  scenario: string,
  { template = 'edith', protocol = 0 } = {},
): Promise<ChatClient> {
  const member = await server.member(template, scenario)
  const client = clientOf(ChatService, protocols[protocol]![1](server.origin, CHAT), member.token)
  return {
    ...member,
    scenario,
    client,
    order: (path, more = {}) =>
      server.control('POST', `chat/${path}`, { memberId: member.id, ...more }),
    send: (channelUrl, message, clientMessageId = randomUUID()) =>
      client.sendMessage({ channelUrl, message, clientMessageId }),
    begin: async () => (await client.createOneOnOneChat({ subject: 'Coaching' })).channel!.url,
    follow: async (cursor = '') => {
      const leaving = new AbortController()
      const { sessionToken } = (await client.getCredentials({})).credentials!
      return followerOf(
        client.streamEvents({ sessionToken, cursor }, { signal: leaving.signal }),
        () => leaving.abort(),
      )
    },
    clean: async () => expect(await server.violations(encodeURIComponent(scenario))).toEqual([]),
  }
}
