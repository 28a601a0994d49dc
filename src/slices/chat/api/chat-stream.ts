import { type DescMethodServerStreaming, toJson } from '@bufbuild/protobuf'
import { ValueSchema } from '@bufbuild/protobuf/wkt'
import { Code, ConnectError, type Transport } from '@connectrpc/connect'
import { createConnectTransport } from '@connectrpc/connect-web'
import type { ChatEvent, LeftOutEvent } from '../model/chat-events.ts'
import { secondsOf } from '#generated/retry-after.ts'
import { streamEventsStream } from '#generated/rpc/streams.ts'
import { chatEventOf } from './decode-chat-event.ts'
import {
  NotAllowed,
  Offline,
  RequestRefused,
  SessionExpired,
  RateLimited,
  Unavailable,
  type Failure,
} from '#platform/http/failure.ts'
import type { PortalFetch } from '#platform/http/portal-fetch.ts'

/**
 * Opens a stream of events from a cursor. It ends, or throws a `Failure`: `RequestRefused` with
 * `out_of_range` when the cursor is too old.
 */
export type OpenStream = (
  token: string,
  cursor: string,
  signal: AbortSignal,
) => AsyncIterable<ChatEvent | LeftOutEvent>

/**
 * Creates the stream's transport over the edge. `fetch` carries the access token and has no timeout
 * for the whole answer.
 */
export function createChatTransport(fetch: PortalFetch, origin: string): Transport {
  return createConnectTransport({
    baseUrl: origin + streamEventsStream.basePath,
    fetch: (input, init) => fetch(new Request(input, init)),
  })
}

const { method } = streamEventsStream
/**
 * Decodes each event as any JSON. Connect would end the stream at the first event that this version
 * of the contract cannot decode.
 */
const stream: DescMethodServerStreaming<typeof method.input, typeof ValueSchema> = {
  ...method,
  output: ValueSchema,
}

export function createOpenStream(transport: Transport): OpenStream {
  return async function* (sessionToken, cursor, signal) {
    try {
      const { message: events } = await transport.stream(
        stream,
        signal,
        undefined,
        undefined,
        only({ sessionToken, cursor }),
      )
      for await (const event of events) yield chatEventOf(toJson(ValueSchema, event))
    } catch (thrown) {
      signal.throwIfAborted()
      throw thrown instanceof ConnectError ? failureOf(thrown) : thrown
    }
  }
}

async function* only<T>(value: T): AsyncIterable<T> {
  yield value
}

function failureOf({ code, metadata, cause }: ConnectError): Failure {
  switch (code) {
    case Code.Unauthenticated:
      return new SessionExpired()
    case Code.PermissionDenied:
      return new NotAllowed({})
    case Code.OutOfRange:
      return new RequestRefused({ error: 'out_of_range', details: [] })
    case Code.ResourceExhausted:
      return new RateLimited({ retryAfter: secondsOf(metadata.get('retry-after')) })
    default:
      // connect-web reports a missing answer as a TypeError.
      return cause instanceof TypeError
        ? new Offline()
        : new Unavailable({ retryAfter: secondsOf(metadata.get('retry-after')) })
  }
}
