import { toJson } from '@bufbuild/protobuf'
import { Code, ConnectError, createClient, type Transport } from '@connectrpc/connect'
import { createConnectTransport } from '@connectrpc/connect-web'
import type { ChatEvent } from '#domain/chat-events.ts'
import { StreamEventsResponseSchema } from '#generated/rpc/portal/chat/v1/chat_pb.js'
import { secondsOf } from '#generated/retry-after.ts'
import { streamEventsStream } from '#generated/rpc/streams.ts'
import { chatEventOf } from './chat-event.ts'
import { NotAllowed, Offline, Refused, SessionExpired, TooMany, Unavailable, type Failure } from './failure.ts'
import type { PortalFetch } from './portal-fetch.ts'

/** Opens a stream of events from a cursor. Ends, or throws a Failure: `Refused` with `out_of_range` for a cursor that is too old. */
export type OpenStream = (token: string, cursor: string, signal: AbortSignal) => AsyncIterable<ChatEvent>

/** The transport of the portal's own door. `fetch` carries the access token and has no limit on the whole answer. */
export const createChatTransport = (fetch: PortalFetch, origin: string): Transport =>
  createConnectTransport({ baseUrl: origin + streamEventsStream.basePath, fetch: (input, init) => fetch(new Request(input, init)) })

export const createOpenStream = (transport: Transport): OpenStream => {
  const client = createClient(streamEventsStream.service, transport)
  return async function* (sessionToken, cursor, signal) {
    try {
      for await (const message of client.streamEvents({ sessionToken, cursor }, { signal })) {
        yield chatEventOf(toJson(StreamEventsResponseSchema, message))
      }
    } catch (thrown) {
      signal.throwIfAborted()
      throw thrown instanceof ConnectError ? failureOf(thrown) : thrown
    }
  }
}

function failureOf({ code, metadata, cause }: ConnectError): Failure {
  switch (code) {
    case Code.Unauthenticated:
      return new SessionExpired()
    case Code.PermissionDenied:
      return new NotAllowed({})
    case Code.OutOfRange:
      return new Refused({ error: 'out_of_range', details: [] })
    case Code.ResourceExhausted:
      return new TooMany({ retryAfter: secondsOf(metadata.get('retry-after')) })
    default:
      // No answer at all, as connect-web says it.
      return cause instanceof TypeError ? new Offline() : new Unavailable({ retryAfter: secondsOf(metadata.get('retry-after')) })
  }
}
