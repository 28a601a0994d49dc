import { Code, ConnectError } from '@connectrpc/connect'
import { afterEach, expect, test } from 'vitest'
import { STREAM_DEADLINE } from '../deadline.ts'
import { framesOf } from '../reply/frames.ts'
import {
  closeGrpc,
  envelope,
  proto,
  raw,
  startGrpc,
  status,
  type Fault,
} from '../../testing/grpc-server.ts'
import { runGrpc } from '../../testing/run-grpc.ts'

afterEach(closeGrpc)

/** Fails with `internal` at a stream of a client with so many empty messages, or at least three. */
const failsAt =
  (count: number): Fault =>
  (request, response) => {
    if (!request.url.endsWith('/Collect')) return false
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { frames, isTorn } = framesOf(Buffer.concat(chunks))
      const isAtFault = count === 0 ? frames.length === 0 && !isTorn : frames.length >= count
      const isWrong = isTorn || frames.some(({ content }) => content[0] === 255)
      raw(
        'Collect',
        isAtFault || isWrong ? Buffer.alloc(0) : envelope(),
        status(isAtFault ? 13 : isWrong ? 3 : 0),
      )(request, response)
    })
    return true
  }

test.each([['v1'], ['v1alpha']])(
  'a gRPC address is tested by its reflection %s, without a read',
  async (version) => {
    const { code, tested, failed, notes } = await runGrpc(await startGrpc([version]))
    expect({ code, failed }).toEqual({ code: 0, failed: [] })
    expect(tested.toSorted()).toEqual(
      ['Collect', 'Repeat', 'Say', 'Talk'].map((name) => `rpc.EchoService.${name}`),
    )
    expect(notes).toContainEqual(
      'client and bidirectional streams that are called: EchoService/Collect, EchoService/Talk',
    )
  },
)

test('finds the fault of a server that it knows by reflection', async () => {
  const address = await startGrpc(['v1'], ({ word: said }) => {
    if (said === undefined) throw new ConnectError('no word', Code.Internal)
    return { word: said }
  })
  const { code, failed } = await runGrpc(address)
  expect(code).toBe(1)
  expect(failed).toContain('rpc.EchoService.Say not_a_server_error')
})

test.each([
  ['of several messages', 3],
  ['without a message', 0],
])('finds a server that fails at a stream %s', async (_, count) => {
  const fault = failsAt(count)
  const { code, failed } = await runGrpc(await startGrpc(['v1'], undefined, fault))
  expect({ code, failed }).toEqual({
    code: 1,
    failed: ['rpc.EchoService.Collect not_a_server_error'],
  })
})

test('finds a server that fails at the largest integer of a type', async () => {
  const address = await startGrpc(['v1'], ({ word: said, count = 0 }) => {
    if (count === 2_147_483_647) throw new ConnectError('overflow', Code.Internal)
    return { word: said }
  })
  const { code, failed } = await runGrpc(address)
  expect({ code, failed: failed.toSorted() }).toEqual({
    code: 1,
    failed: ['Collect', 'Say', 'Talk'].map((name) => `rpc.EchoService.${name} not_a_server_error`),
  })
})

/** A stream without an end that the server resets, as grpc-go does at the deadline of a call. */
const resetAfter =
  (millis: number): Fault =>
  ({ url }, response) => {
    if (!url.endsWith('/Repeat')) return false
    response.writeHead(200, proto)
    response.write(envelope())
    setTimeout(() => response.stream.close(8), millis)
    return true
  }

test('a stream may be reset at its deadline, and not long before it', async () => {
  const only = ['--only', 'rpc/EchoService.Repeat/protocol/stream-as-shown/**']
  const end = resetAfter(STREAM_DEADLINE)
  expect(await runGrpc(await startGrpc(['v1'], undefined, end), ...only)).toMatchObject({ code: 0 })
  const early = resetAfter(0)
  expect(await runGrpc(await startGrpc(['v1'], undefined, early), ...only)).toMatchObject({
    code: 1,
    failed: ['rpc.EchoService.Repeat deadline_honoured'],
  })
})

test('a message without rules may be refused', async () => {
  const address = await startGrpc(['v1'], ({ word: said }) => {
    if (said === undefined) throw new ConnectError('no word', Code.InvalidArgument)
    return { word: said }
  })
  expect(await runGrpc(address)).toMatchObject({ code: 0, failed: [] })
})

test('a server without reflection, and none at all, are told apart', async () => {
  expect(await runGrpc(await startGrpc([]))).toMatchObject({
    code: 3,
    words: expect.stringContaining('has no server reflection'),
  })
  expect(await runGrpc('grpc://127.0.0.1:9')).toMatchObject({
    code: 4,
    words: expect.stringContaining('ECONNREFUSED'),
  })
})

test.each<[string, string, Fault]>([
  ['no status', 'Say trailers_clean', raw('Say', envelope(), {})],
  ['a status that is none', 'Say trailers_clean', raw('Say', envelope(), { 'grpc-status': 'ok' })],
  [
    'bytes that are no message',
    'Say response_schema_conformance',
    raw('Say', envelope(255), status(0)),
  ],
  ['unknown', 'Say not_a_server_error', raw('Say', Buffer.alloc(0), status(2))],
  [
    'a page',
    'Say content_type_conformance',
    raw('Say', Buffer.from('<p>'), {}, { 'content-type': 'text/html' }),
  ],
  [
    'no answer',
    'Say no_answer',
    (request, response) => request.url.endsWith('/Say') && response.stream.close(2) === undefined,
  ],
  ['a stream without a status', 'Repeat trailers_clean', raw('Repeat', envelope(), {})],
  ['a stream that fails', 'Repeat not_a_server_error', raw('Repeat', envelope(), status(13))],
  [
    'a stream of no messages',
    'Repeat response_schema_conformance',
    raw('Repeat', envelope(255), status(0)),
  ],
  [
    'a stream of a client that fails',
    'Collect not_a_server_error',
    raw('Collect', Buffer.alloc(0), status(13)),
  ],
  [
    'no message for a stream of a client',
    'Collect empty_body',
    raw('Collect', Buffer.alloc(0), status(0)),
  ],
  [
    'two messages for a stream of a client',
    'Collect trailers_clean',
    raw('Collect', Buffer.concat([envelope(), envelope()]), status(0)),
  ],
  [
    'bytes that are no message for a stream of a client',
    'Collect response_schema_conformance',
    raw('Collect', envelope(255), status(0)),
  ],
  [
    'a bidirectional stream that fails',
    'Talk not_a_server_error',
    raw('Talk', envelope(), status(13)),
  ],
  ['a bidirectional stream without a status', 'Talk trailers_clean', raw('Talk', envelope(), {})],
  [
    'a bidirectional stream of no messages',
    'Talk response_schema_conformance',
    raw('Talk', envelope(255), status(0)),
  ],
  [
    'a bidirectional stream that is cut',
    'Talk no_answer',
    (request, response) => request.url.endsWith('/Talk') && response.stream.close(2) === undefined,
  ],
])('a gRPC server with %s fails %s', async (_, check, fault) => {
  const { code, failed } = await runGrpc(await startGrpc(['v1'], undefined, fault))
  expect({ code, failed }).toEqual({
    code: 1,
    failed: expect.arrayContaining([`rpc.EchoService.${check}`]) as string[],
  })
})
