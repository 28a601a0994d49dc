import { expect, test } from 'vitest'
import {
  ContractBroken,
  NotAllowed,
  Offline,
  RequestRefused,
  SessionExpired,
  RateLimited,
  Unavailable,
} from '#platform/http/failure.ts'
import { createChatTransport, createOpenStream } from './chat-stream.ts'

const at = '2026-11-20T13:05:00.120Z'
const ready = { cursor: 'c1.4', eventTime: at, ready: { heartbeatSeconds: 15 } }
const typing = {
  cursor: 'c1.6',
  eventTime: at,
  typing: { channelUrl: 'ch-1', userId: 'dana', typing: true, durationSeconds: 5 },
}

/** Encodes a message of the Connect protocol; flag 2 marks the last one. */
function envelope(flag: 0 | 2, value: unknown): Uint8Array {
  const body = new TextEncoder().encode(JSON.stringify(value))
  const bytes = new Uint8Array(5 + body.length)
  bytes[0] = flag
  new DataView(bytes.buffer).setUint32(1, body.length)
  bytes.set(body, 5)
  return bytes
}

/** Opens a stream that receives these messages and then `end`. */
function open(responses: readonly unknown[], end: object = {}) {
  const requests: unknown[] = []
  const fetch = async (request: Request): Promise<Response> => {
    requests.push([
      new URL(request.url).pathname,
      request.headers.get('content-type'),
      JSON.parse(new TextDecoder().decode((await request.arrayBuffer()).slice(5))),
    ])
    const parts = [...responses.map((one) => envelope(0, one)), envelope(2, end)]
    return new Response(new Blob(parts as BlobPart[]), {
      headers: { 'Content-Type': 'application/connect+json' },
    })
  }
  const events = createOpenStream(createChatTransport(fetch, 'https://portal.example'))(
    'a-session-token-0',
    'c1.4',
    new AbortController().signal,
  )
  return { asked: requests, events }
}
async function allOf<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}
const refused = (code: string, metadata = {}) =>
  open([ready], { error: { code, message: 'no' }, metadata })

test('decodes events and opens the stream at the cursor', async () => {
  const { asked: requests, events } = open([ready, typing])
  expect(await allOf(events)).toEqual([
    { cursor: 'c1.4', at, kind: 'ready', heartbeatSeconds: 15 },
    {
      cursor: 'c1.6',
      at,
      kind: 'typing',
      channelUrl: 'ch-1',
      userId: 'dana',
      typing: true,
      durationSeconds: 5,
    },
  ])
  expect(requests).toEqual([
    [
      '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents',
      'application/connect+json',
      { sessionToken: 'a-session-token-0', cursor: 'c1.4' },
    ],
  ])
})

test.each<[string, unknown]>([
  ['of an unknown kind', { cursor: 'c1.5', eventTime: at, reaction: { emoji: 'heart' } }],
  [
    'with a number where a text was',
    { cursor: 'c1.5', eventTime: at, message: { message: { sequence: 'first' } } },
  ],
  ['without its place in the stream', { cursor: 5, eventTime: at, heartbeat: {} }],
  ['that is a list', [1, null, 'x']],
])('leaves out an event %s and continues the stream', async (_, strange) => {
  expect((await allOf(open([ready, strange, typing]).events)).map(({ kind }) => kind)).toEqual([
    'ready',
    'leftOut',
    'typing',
  ])
})

test.each([
  ['unauthenticated', SessionExpired],
  ['permission_denied', NotAllowed],
  ['out_of_range', RequestRefused],
  ['unavailable', Unavailable],
  ['internal', Unavailable],
] as const)('%s', async (code, failure) =>
  expect(allOf(refused(code).events)).rejects.toBeInstanceOf(failure),
)

test('says that the cursor is too old, so that the channels are listed again', async () =>
  expect(allOf(refused('out_of_range').events)).rejects.toMatchObject({ error: 'out_of_range' }))

test('reads the retry delay from the metadata', async () => {
  const events = () => refused('resource_exhausted', { 'retry-after': ['7'] }).events
  await expect(allOf(events())).rejects.toEqual(
    expect.objectContaining({ _tag: 'TooMany', retryAfter: 7 }),
  )
  await expect(allOf(events())).rejects.toBeInstanceOf(RateLimited)
})

test('fails as offline, not as a broken contract, without an answer', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const failing = allOf(
    createOpenStream(createChatTransport(fetch, 'https://portal.example'))(
      'a-session-token-0',
      '',
      new AbortController().signal,
    ),
  )
  await expect(failing).rejects.toBeInstanceOf(Offline)
  await expect(failing).rejects.not.toBeInstanceOf(ContractBroken)
})
