import { gzipSync } from 'node:zlib'
import { framed } from '../../rpc/rpc-request.ts'
import { withBody, withHeaders, withoutHeader, type Mutant, type MutantResponse } from './mutant.ts'
import { LIST, RESTORE, STREAM, later, hasDeadline, without, error, isFine } from './rpc-mutant.ts'
import { axis, typeOf, changed, type MutantAnswer } from './changed-answer.ts'

const grpcFails: MutantResponse = {
  status: 200,
  headers: { 'content-type': 'application/grpc+proto' },
  body: Buffer.alloc(0),
  trailers: { 'grpc-status': '13' },
}

/** More than the 4 MiB that gRPC servers read by default. */
const LIMIT = 4 * 1024 * 1024

/** Works long enough that a call can be canceled, and answers wrongly after one. */
const afterCancel = (answer: MutantResponse | null): MutantAnswer => {
  let isCanceled = false
  return async (request, forward) => {
    if (typeOf(request) !== 'application/grpc+proto') return forward(request)
    await later(60)
    if (request.left?.aborted === true) isCanceled = true
    return isCanceled ? answer : forward(request)
  }
}

/** Servers that break a deadline, a frame or a compression. */
export const rpcWireMutants: readonly Mutant[] = [
  axis('rpc-grpc-fails-after-cancel', 'not_a_server_error: code', LIST, afterCancel(grpcFails)),
  axis('rpc-grpc-silent-after-cancel', 'no_answer: hang-up', LIST, afterCancel(null)),
  axis(
    'rpc-grpc-fails-at-large-message',
    'not_a_server_error: code',
    LIST,
    async (request, forward) =>
      typeOf(request) === 'application/grpc+proto' && request.body.length > LIMIT
        ? grpcFails
        : forward(request),
  ),
  axis('rpc-grpc-hangs-up-at-large-message', 'no_answer: hang-up', LIST, async (request, forward) =>
    typeOf(request) === 'application/grpc+proto' && request.body.length > LIMIT
      ? null
      : forward(request),
  ),
  axis('rpc-stream-knows-no-deadline', 'deadline_honoured: late', STREAM, (request, forward) =>
    forward(without(request, 'connect-timeout-ms', 'grpc-timeout')),
  ),
  axis(
    'rpc-late-whatever-the-deadline',
    'deadline_honoured: late',
    LIST,
    async (request, forward) => {
      if (hasDeadline(request)) await later(1_900)
      return forward(request)
    },
  ),
  axis('rpc-deadline-in-microseconds', 'deadline_honoured: early', LIST, async (request, forward) =>
    request.headers['connect-timeout-ms'] === undefined
      ? forward(request)
      : error(504, 'deadline_exceeded'),
  ),
  changed(
    'rpc-stream-without-an-end',
    'trailers_clean: no end',
    STREAM,
    'application/connect+json',
    (response) =>
      withBody(
        response,
        response.body.subarray(0, Math.max(0, response.body.lastIndexOf(Buffer.from([2, 0, 0])))),
      ),
  ),
  changed(
    'rpc-stream-goes-on-behind-its-end',
    'trailers_clean: no end',
    STREAM,
    'application/connect+proto',
    (response) => withBody(response, Buffer.concat([response.body, framed(Buffer.alloc(0))])),
  ),
  changed(
    'rpc-stream-breaks-a-rule',
    'protovalidate_response: rule',
    STREAM,
    'application/connect+json',
    (response) => withBody(response, Buffer.concat([framed(Buffer.from('{}')), response.body])),
  ),
  changed(
    'rpc-grpc-without-trailers',
    'trailers_clean: no status',
    LIST,
    'application/grpc+proto',
    (response) => ({ ...withoutHeader(response, 'grpc-status'), trailers: {} }),
  ),
  changed(
    'rpc-grpc-two-messages',
    'trailers_clean: two messages',
    LIST,
    'application/grpc+proto',
    (response) => withBody(response, Buffer.concat([response.body, response.body])),
  ),
  changed(
    'rpc-web-trailers-in-capitals',
    'trailers_clean: names',
    LIST,
    'application/grpc-web+proto',
    (response) =>
      withBody(
        response,
        Buffer.concat([
          response.body.subarray(0, 5 + response.body.readUInt32BE(1)),
          framed(Buffer.from('Grpc-Status: 0\r\ngrpc-status: 0\r\n'), 0x80),
        ]),
      ),
  ),
  changed(
    'rpc-grpc-details-unreadable',
    'error_details_typed: encoding',
    RESTORE,
    'application/grpc+proto',
    (response) => ({
      ...response,
      headers: { ...response.headers },
      trailers: { ...response.trailers, 'grpc-status-details-bin': '//8' },
    }),
  ),
  changed(
    'rpc-grpc-error-by-http',
    'code_matches_http: of gRPC',
    RESTORE,
    'application/grpc+proto',
    (response) =>
      response.trailers?.['grpc-status'] === '0' ? response : { ...response, status: 404 },
  ),
  axis('rpc-zips-unasked', 'compression_agreed: unasked', LIST, async (request, forward) => {
    const response = await forward(request)
    return isFine(response, request) && typeOf(response) === 'application/json'
      ? withHeaders(withBody(response, gzipSync(response.body)), { 'content-encoding': 'gzip' })
      : response
  }),
  axis('rpc-says-gzip-and-is-not', 'compression_agreed: broken', LIST, async (request, forward) => {
    const response = await forward(request)
    return isFine(response, request) && request.headers['accept-encoding'] === 'gzip'
      ? withHeaders(response, { 'content-encoding': 'gzip' })
      : response
  }),
  axis('rpc-takes-no-gzip', 'not_a_server_error: code', LIST, async (request, forward) =>
    request.headers['content-encoding'] === 'gzip' ? error(501, 'unimplemented') : forward(request),
  ),
  axis(
    'rpc-other-type-by-http2',
    'content_type_conformance: another for an RPC',
    LIST,
    async (request, forward) => {
      const response = await forward(request)
      return request.http === '2' &&
        typeOf(request) === 'application/json' &&
        response.status === 200
        ? withHeaders(response, { 'content-type': 'text/plain' })
        : response
    },
  ),
  axis('rpc-grpc-lets-nobody-in', 'ignored_auth: message', LIST, async (request, forward) =>
    typeOf(request) === 'application/grpc+proto' && request.headers['authorization'] === undefined
      ? {
          status: 200,
          headers: { 'content-type': 'application/grpc+proto' },
          body: framed(Buffer.alloc(0)),
          trailers: { 'grpc-status': '0' },
        }
      : forward(request),
  ),
]
