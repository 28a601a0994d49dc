import { BinaryWriter } from '@bufbuild/protobuf/wire'
import { expect, test } from 'vitest'
import type { HttpResponse } from '../../runner/http/http-response.ts'
import type { RpcCall, RpcProtocol } from '../rpc-call.ts'
import { replyOf } from './read-reply.ts'
import { framed, zipped } from '../rpc-request.ts'

const response = (
  status: number,
  type: string | null,
  body: string | Buffer,
  headers: HttpResponse['headers'] = [],
  more: Partial<HttpResponse> = {},
): HttpResponse => ({
  kind: 'answer',
  status,
  headers: [...(type === null ? [] : [['content-type', type] as const]), ...headers],
  body: Buffer.from(body),
  millis: 1,
  ...more,
})
const call = (protocol: RpcProtocol, more: Partial<RpcCall> = {}): RpcCall => ({
  protocol,
  http: protocol === 'grpc' ? '2' : '1.1',
  ...more,
})
const frame = (flags: number, text: string | Buffer): Buffer => framed(Buffer.from(text), flags)

const json = 'application/json'
const web = 'application/grpc-web+proto'
const grpc = 'application/grpc+proto'
const stream = 'application/connect+json'
const ok: Partial<HttpResponse> = { trailers: [['grpc-status', '0']] }
const wrong = (check: string): object => ({ faults: [{ check }] })
const fine = { faults: [] }

const status = new BinaryWriter()
  .tag(1, 0)
  .int32(5)
  .tag(3, 2)
  .bytes(
    new BinaryWriter()
      .tag(1, 2)
      .string('type.example/a.b.Gone')
      .tag(2, 2)
      .bytes(Buffer.from([1]))
      .finish(),
  )
  .finish()
const detailed = (bytes: Uint8Array): Partial<HttpResponse> => ({
  trailers: [
    ['grpc-status', '5'],
    ['grpc-status-details-bin', Buffer.from(bytes).toString('base64')],
  ],
})

test.each<[string, RpcCall, HttpResponse, object]>([
  [
    'a JSON message',
    call('connect-json'),
    response(200, json, '{"tasks":[]}'),
    { code: 'ok', messages: [{ tasks: [] }], ...fine },
  ],
  [
    'a JSON error',
    call('connect-json'),
    response(404, json, '{"code":"not_found","details":[{"type":"a.B","value":"AQ"}]}'),
    { code: 'not_found', details: [{ type: 'a.B', bytes: Buffer.from([1]) }], ...fine },
  ],
  [
    'a detail without a type',
    call('connect-json'),
    response(404, json, '{"code":"not_found","details":[{"reason":"x"}]}'),
    { details: [{ type: null }] },
  ],
  [
    'a JSON error for a binary call',
    call('connect-proto'),
    response(401, json, '{"code":"unauthenticated"}'),
    { code: 'unauthenticated', ...fine },
  ],
  [
    'an unknown code',
    call('connect-json'),
    response(404, json, '{"code":"gone"}'),
    wrong('error_details_typed'),
  ],
  [
    'an HTML page instead of an error',
    call('connect-json'),
    response(502, 'text/html', '<p>'),
    wrong('content_type_conformance'),
  ],
  [
    'JSON instead of binary',
    call('connect-proto'),
    response(200, json, '{}'),
    wrong('content_type_conformance'),
  ],
  ['truncated JSON', call('connect-json'), response(200, json, '{'), wrong('json_wellformed')],
  [
    'accepted gzip',
    call('connect-json', { gzip: 'answer' }),
    response(200, json, zipped(Buffer.from('{}')), [['content-encoding', 'gzip']]),
    { messages: [{}], ...fine },
  ],
  [
    'gzip that was not accepted',
    call('connect-json'),
    response(200, json, zipped(Buffer.from('{}')), [['content-encoding', 'gzip']]),
    wrong('compression_agreed'),
  ],
  [
    'invalid gzip',
    call('connect-json', { gzip: 'answer' }),
    response(200, json, '{}', [['content-encoding', 'gzip']]),
    wrong('compression_agreed'),
  ],
  [
    'messages and trailers of gRPC-web',
    call('grpc-web'),
    response(200, web, Buffer.concat([frame(0, 'x'), frame(0x80, 'grpc-status: 0\r\n')])),
    { code: 'ok', messages: [Buffer.from('x')], ...fine },
  ],
  [
    'a compressed message of gRPC-web',
    call('grpc-web', { gzip: 'request' }),
    response(
      200,
      web,
      Buffer.concat([frame(1, zipped(Buffer.from('x'))), frame(0x80, 'grpc-status: 0\r\n')]),
      [['grpc-encoding', 'gzip']],
    ),
    { messages: [Buffer.from('x')], ...fine },
  ],
  [
    'a compressed message without an encoding',
    call('grpc-web', { gzip: 'request' }),
    response(200, web, Buffer.concat([frame(1, 'x'), frame(0x80, 'grpc-status: 0\r\n')])),
    wrong('compression_agreed'),
  ],
  [
    'an error of gRPC-web',
    call('grpc-web'),
    response(200, web, frame(0x80, 'grpc-status: 5\r\ngrpc-message: gone%21\r\n')),
    { code: 'not_found', ...fine },
  ],
  [
    'a status in the headers',
    call('grpc-web'),
    response(200, web, '', [['grpc-status', '16']]),
    { code: 'unauthenticated', ...fine },
  ],
  [
    'a status in the headers, with messages',
    call('grpc-web'),
    response(200, web, frame(0, 'x'), [['grpc-status', '0']]),
    wrong('trailers_clean'),
  ],
  [
    'a frame after the trailers',
    call('grpc-web'),
    response(200, web, Buffer.concat([frame(0x80, 'grpc-status: 0\r\n'), frame(0, 'x')])),
    wrong('trailers_clean'),
  ],
  [
    'trailer names in upper case',
    call('grpc-web'),
    response(
      200,
      web,
      Buffer.concat([frame(0, 'x'), frame(0x80, 'grpc-status: 0\r\nX-Served-By: a\r\n')]),
    ),
    wrong('trailers_clean'),
  ],
  ['no status', call('grpc-web'), response(200, web, frame(0, 'x')), wrong('trailers_clean')],
  [
    'an unknown status',
    call('grpc'),
    response(200, grpc, frame(0, 'x'), [], { trailers: [['grpc-status', '17']] }),
    wrong('trailers_clean'),
  ],
  [
    'two messages of a unary call',
    call('grpc'),
    response(200, grpc, Buffer.concat([frame(0, 'x'), frame(0, 'x')]), [], ok),
    wrong('trailers_clean'),
  ],
  [
    'ok without a message',
    call('grpc-web'),
    response(200, web, frame(0x80, 'grpc-status: 0')),
    wrong('empty_body'),
  ],
  [
    'gRPC with trailers',
    call('grpc'),
    response(200, grpc, frame(0, 'x'), [], ok),
    { code: 'ok', ...fine },
  ],
  [
    'gRPC with an HTTP error status',
    call('grpc'),
    response(404, grpc, '', [], ok),
    wrong('code_matches_http'),
  ],
  [
    'a gRPC message that is not percent-encoded',
    call('grpc'),
    response(200, grpc, '', [], {
      trailers: [
        ['grpc-status', '5'],
        ['grpc-message', '100%'],
      ],
    }),
    wrong('trailers_clean'),
  ],
  [
    'gRPC details',
    call('grpc'),
    response(200, grpc, '', [], detailed(status)),
    { code: 'not_found', details: [{ type: 'a.b.Gone', bytes: Buffer.from([1]) }], ...fine },
  ],
  [
    'details with another code',
    call('grpc'),
    response(200, grpc, '', [], detailed(new BinaryWriter().tag(1, 0).int32(3).finish())),
    wrong('error_details_typed'),
  ],
  [
    'invalid details',
    call('grpc'),
    response(200, grpc, '', [], detailed(Buffer.from([0x0a, 0x7f]))),
    wrong('error_details_typed'),
  ],
])('%s', (_, how, answer, reply) => expect(replyOf(how, false, answer)).toMatchObject(reply))

test.each<[string, RpcCall, HttpResponse, object]>([
  [
    'messages and an end',
    call('connect-json'),
    response(
      200,
      stream,
      Buffer.concat([frame(0, '{"a":1}'), frame(0, '{"a":2}'), frame(2, '{}')]),
    ),
    { code: 'ok', messages: [{ a: 1 }, { a: 2 }], ...fine },
  ],
  [
    'an end with an error',
    call('connect-json'),
    response(200, stream, frame(2, '{"error":{"code":"out_of_range"}}')),
    { code: 'out_of_range', ...fine },
  ],
  [
    'an end with an error without a code',
    call('connect-json'),
    response(200, stream, frame(2, '{"error":{"message":"no"}}')),
    wrong('error_details_typed'),
  ],
  [
    'a missing end',
    call('connect-json'),
    response(200, stream, frame(0, '{}')),
    wrong('trailers_clean'),
  ],
  [
    'a missing end when reading stopped',
    call('connect-json'),
    response(200, stream, frame(0, '{}'), [], { isCut: true }),
    { code: null, messages: [{}], ...fine },
  ],
  [
    'a message after the end',
    call('connect-json'),
    response(200, stream, Buffer.concat([frame(2, '{}'), frame(0, '{}')])),
    wrong('trailers_clean'),
  ],
  [
    'a truncated envelope',
    call('connect-json'),
    response(200, stream, Buffer.concat([frame(2, '{}'), Buffer.from([0, 0])])),
    wrong('trailers_clean'),
  ],
  [
    'metadata that is not an object',
    call('connect-json'),
    response(200, stream, frame(2, '{"metadata":"x"}')),
    wrong('trailers_clean'),
  ],
  [
    'an HTTP status for an error',
    call('connect-json'),
    response(401, json, '{"code":"unauthenticated"}'),
    { code: 'unauthenticated', faults: [{ check: 'code_matches_http' }] },
  ],
  [
    'a gRPC stream that continues',
    call('grpc'),
    response(200, grpc, frame(0, 'x'), [], { isCut: true }),
    { code: null, messages: [Buffer.from('x')], ...fine },
  ],
  [
    'a gRPC stream without messages',
    call('grpc'),
    response(200, grpc, '', [], ok),
    { code: 'ok', ...fine },
  ],
])('stream: %s', (_, how, answer, reply) => expect(replyOf(how, true, answer)).toMatchObject(reply))

test('compression is the same on every machine', () =>
  expect(zipped(Buffer.from('{}')).toString('hex')).toBe(
    '1f8b08000000000000ff010200fdff7b7d43bfa6a302000000',
  ))
