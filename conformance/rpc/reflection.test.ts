import { Code, ConnectError } from '@connectrpc/connect'
import { afterEach, expect, test } from 'vitest'
import {
  closeGrpc,
  envelope,
  raw,
  runGrpc,
  startGrpc,
  status,
  type Fault,
} from '../testing/grpc-server.ts'

afterEach(closeGrpc)

test.each([['v1'], ['v1alpha']])(
  'a gRPC address is tested by its reflection %s, without a read',
  async (version) => {
    const { code, tested, failed, notes } = await runGrpc(await startGrpc([version]))
    expect({ code, failed }).toEqual({ code: 0, failed: [] })
    expect(tested).toEqual(['rpc.EchoService.Say', 'rpc.EchoService.Repeat'])
    expect(notes).toContainEqual(
      'client and bidirectional streams are not tested: EchoService/Collect, EchoService/Talk; server streams are: EchoService/Repeat',
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
])('a gRPC server with %s fails %s', async (_, check, fault) => {
  const { code, failed } = await runGrpc(await startGrpc(['v1'], undefined, fault))
  expect({ code, failed }).toEqual({
    code: 1,
    failed: expect.arrayContaining([`rpc.EchoService.${check}`]) as string[],
  })
})
