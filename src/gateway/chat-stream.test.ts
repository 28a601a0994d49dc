import { create, type MessageInitShape } from '@bufbuild/protobuf'
import { Code, ConnectError, createRouterTransport } from '@connectrpc/connect'
import { expect, test } from 'vitest'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { ChatService, StreamEventsResponseSchema } from '#generated/rpc/portal/chat/v1/chat_pb.js'
import { ContractBroken, NotAllowed, Refused, SessionExpired, TooMany, Unavailable } from './failure.ts'
import { createOpenStream } from './chat-stream.ts'

const at = '2026-11-20T13:05:00.120Z'
type Told = MessageInitShape<typeof StreamEventsResponseSchema>

/** A stream that says these things and then ends, or throws. */
function open(told: readonly Told[], thrown?: unknown) {
  const asked: { sessionToken: string; cursor: string }[] = []
  const transport = createRouterTransport(({ service }) => service(ChatService, {
    async *streamEvents({ sessionToken, cursor }) {
      asked.push({ sessionToken, cursor })
      for (const event of told) yield create(StreamEventsResponseSchema, event)
      if (thrown !== undefined) throw thrown
    },
  }))
  return { asked, events: createOpenStream(transport)('a-session-token-0', 'c1.4', new AbortController().signal) }
}
async function allOf<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}
const ready: Told = { cursor: 'c1.4', at: timestampFromDate(new Date(at)), event: { case: 'ready', value: { heartbeatSeconds: 15 } } }

test('events come as the domain knows them, from the cursor that was asked for', async () => {
  const { asked, events } = open([ready, { ...ready, cursor: 'c1.5', event: { case: 'typing', value: { channelUrl: 'ch-1', userId: 'dana', isTyping: true, lastsSeconds: 5 } } }])
  expect(await allOf(events)).toEqual([
    { cursor: 'c1.4', at, kind: 'ready', heartbeatSeconds: 15 },
    { cursor: 'c1.5', at, kind: 'typing', channelUrl: 'ch-1', userId: 'dana', isTyping: true, lastsSeconds: 5 },
  ])
  expect(asked).toEqual([expect.objectContaining({ sessionToken: 'a-session-token-0', cursor: 'c1.4' })])
})

test('what the contract does not allow is no event', async () => {
  await expect(allOf(open([{ ...ready, cursor: 'not a cursor' }]).events)).rejects.toBeInstanceOf(ContractBroken)
})

test.each([
  [new ConnectError('', Code.Unauthenticated), SessionExpired], [new ConnectError('', Code.PermissionDenied), NotAllowed], [new ConnectError('', Code.OutOfRange), Refused],
  [new ConnectError('', Code.Unavailable), Unavailable], [new ConnectError('', Code.Internal), Unavailable],
] as const)('%s', async (thrown, failure) => expect(allOf(open([ready], thrown).events)).rejects.toBeInstanceOf(failure))

test('how long to wait is read from the metadata', async () => {
  const thrown = new ConnectError('', Code.ResourceExhausted, new Headers({ 'retry-after': '7' }))
  await expect(allOf(open([], thrown).events)).rejects.toEqual(expect.objectContaining({ _tag: 'TooMany', retryAfter: 7 }))
  await expect(allOf(open([], thrown).events)).rejects.toBeInstanceOf(TooMany)
})
