import { gzipSync } from 'node:zlib'
import { framed } from '../rpc/rpc-request.ts'
import { UNKNOWN_FIELD } from '../rpc/unknown-field.ts'
import {
  withBody,
  withHeaders,
  withoutHeader,
  type MutantRequest,
  type ForwardRequest,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'

const LIST = 'rpc.UserTasksService.ListUserTasks'
const RESTORE = 'rpc.UserTasksService.RestoreUserTask'
const STREAM = 'rpc.ChatService.StreamEvents'

type Answer = (request: MutantRequest, forward: ForwardRequest) => Promise<MutantResponse | null>

const axis = (id: string, by: string, operation: string, answer: Answer): Mutant => ({
  id,
  kind: 'rpc',
  by,
  operations: [operation],
  answer: (request, forward) =>
    request.operation === operation ? answer(request, forward) : forward(request),
})

const typeOf = ({ headers }: MutantRequest | MutantResponse): string =>
  headers['content-type'] ?? ''

/** A mutant that changes responses to requests of a content type. */
const changed = (
  id: string,
  by: string,
  operation: string,
  type: string,
  change: (response: MutantResponse, request: MutantRequest) => MutantResponse,
): Mutant =>
  axis(id, by, operation, async (request, forward) => {
    const response = await forward(request)
    return typeOf(request) === type && response.status === 200
      ? change(response, request)
      : response
  })

const later = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis))

const hasDeadline = ({ headers }: MutantRequest): boolean =>
  headers['connect-timeout-ms'] !== undefined || headers['grpc-timeout'] !== undefined

const without = (request: MutantRequest, ...names: string[]): MutantRequest => ({
  ...request,
  headers: Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !names.includes(name)),
  ),
})

const error = (status: number, code: string): MutantResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify({ code, message: 'Not so.' })),
})

const isFine = ({ status }: MutantResponse, request: MutantRequest): boolean =>
  status === 200 && request.headers['authorization'] !== undefined

/** A mutant that corrects malformed requests of a content type and so accepts them. */
const mends = (
  id: string,
  by: string,
  operation: string,
  type: string,
  body: (asked: Buffer) => Buffer,
  contentType = type,
): Mutant =>
  axis(id, by, operation, (request, forward) =>
    forward(
      typeOf(request) === type && request.method === 'POST'
        ? {
            ...request,
            headers: { ...request.headers, 'content-type': contentType },
            body: body(request.body),
          }
        : request,
    ),
  )

const mendedLength = (body: Buffer): Buffer => (body.length < 5 ? body : framed(body.subarray(5)))

const firstMessage = (body: Buffer): Buffer =>
  body.length < 5 ? body : body.subarray(0, 5 + body.readUInt32BE(1))

/** Faults that show only in some protocols, HTTP versions, codecs or compressions. */
export const rpcAxisMutants: readonly Mutant[] = [
  axis('rpc-json-says-less', 'json_proto_equal', LIST, async (request, forward) => {
    const response = await forward(request)
    return response.status === 200 && typeOf(response) === 'application/json'
      ? withBody(response, '{}')
      : response
  }),
  mends(
    'rpc-takes-another-charset',
    'refusal_status',
    LIST,
    'application/json; charset=utf-16',
    (body) => body,
    'application/json',
  ),
  mends('rpc-takes-too-much', 'refusal_status', LIST, 'application/json', (body) =>
    body.length > 1024 * 1024 ? Buffer.from('{}') : body,
  ),
  mends('rpc-takes-no-body', 'negative_data_rejection', LIST, 'application/json', (body) =>
    body.length === 0 ? Buffer.from('{}') : body,
  ),
  mends(
    'rpc-takes-the-type-of-streams',
    'unsupported_media',
    LIST,
    'application/connect+json',
    (body) => body,
    'application/json',
  ),
  mends('rpc-takes-garbage', 'envelope_refused', LIST, 'application/proto', (body) =>
    body[0] === 0xff ? Buffer.alloc(0) : body,
  ),
  mends('rpc-takes-no-envelope', 'envelope_refused', LIST, 'application/grpc-web+proto', (body) =>
    body.length === 1 ? framed(Buffer.alloc(0)) : body,
  ),
  mends(
    'rpc-ignores-the-length',
    'envelope_refused',
    LIST,
    'application/grpc-web+proto',
    mendedLength,
  ),
  mends(
    'rpc-takes-the-first-of-two-messages',
    'envelope_refused',
    LIST,
    'application/grpc+proto',
    firstMessage,
  ),
  mends(
    'rpc-stream-ignores-flags',
    'envelope_refused',
    STREAM,
    'application/connect+json',
    (body) => (body[0] === 0x40 ? framed(body.subarray(5)) : body),
  ),
  axis('rpc-unavailable-for-how-long', 'retry_after_stated', LIST, async (request, forward) => {
    const response = await forward(request)
    return isFine(response, request) && typeOf(response) === 'application/json'
      ? error(503, 'unavailable')
      : response
  }),
  axis('rpc-get-says-less', 'get_equals_post', LIST, async (request, forward) => {
    const response = await forward(request)
    return request.method === 'GET' &&
      response.status === 200 &&
      typeOf(response) === 'application/json'
      ? withBody(response, '{}')
      : response
  }),
  axis('rpc-get-is-kept', 'no_store_on_phi', LIST, async (request, forward) => {
    const response = await forward(request)
    return request.method === 'GET'
      ? withHeaders(response, { 'cache-control': 'private, max-age=60' })
      : response
  }),
  axis('rpc-get-is-not-there', 'not_a_server_error', LIST, async (request, forward) =>
    request.method === 'GET' ? error(501, 'unimplemented') : forward(request),
  ),
  axis('rpc-takes-unknown-bytes', 'unknown_fields_ignored', LIST, async (request, forward) => {
    const at = request.body.length - UNKNOWN_FIELD.length
    return forward(
      typeOf(request) === 'application/proto' &&
        at >= 0 &&
        request.body.subarray(at).equals(UNKNOWN_FIELD)
        ? { ...request, body: request.body.subarray(0, at) }
        : request,
    )
  }),
  axis('rpc-stream-knows-no-deadline', 'deadline_honoured', STREAM, (request, forward) =>
    forward(without(request, 'connect-timeout-ms', 'grpc-timeout')),
  ),
  axis('rpc-late-whatever-the-deadline', 'deadline_honoured', LIST, async (request, forward) => {
    if (hasDeadline(request)) await later(1_900)
    return forward(request)
  }),
  axis('rpc-deadline-in-microseconds', 'deadline_honoured', LIST, async (request, forward) =>
    request.headers['connect-timeout-ms'] === undefined
      ? forward(request)
      : error(504, 'deadline_exceeded'),
  ),
  changed(
    'rpc-stream-without-an-end',
    'trailers_clean',
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
    'trailers_clean',
    STREAM,
    'application/connect+proto',
    (response) => withBody(response, Buffer.concat([response.body, framed(Buffer.alloc(0))])),
  ),
  changed(
    'rpc-stream-breaks-a-rule',
    'protovalidate_response',
    STREAM,
    'application/connect+json',
    (response) => withBody(response, Buffer.concat([framed(Buffer.from('{}')), response.body])),
  ),
  changed(
    'rpc-grpc-without-trailers',
    'trailers_clean',
    LIST,
    'application/grpc+proto',
    (response) => ({ ...withoutHeader(response, 'grpc-status'), trailers: {} }),
  ),
  changed('rpc-grpc-two-messages', 'trailers_clean', LIST, 'application/grpc+proto', (response) =>
    withBody(response, Buffer.concat([response.body, response.body])),
  ),
  changed(
    'rpc-web-trailers-in-capitals',
    'trailers_clean',
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
    'rpc-grpc-details-of-no-type',
    'error_details_typed',
    RESTORE,
    'application/grpc+proto',
    (response) => ({
      ...response,
      headers: { ...response.headers },
      trailers: { ...response.trailers, 'grpc-status-details-bin': 'CH8' },
    }),
  ),
  changed(
    'rpc-grpc-error-by-http',
    'code_matches_http',
    RESTORE,
    'application/grpc+proto',
    (response) =>
      response.trailers?.['grpc-status'] === '0' ? response : { ...response, status: 404 },
  ),
  axis('rpc-zips-unasked', 'compression_agreed', LIST, async (request, forward) => {
    const response = await forward(request)
    return isFine(response, request) && typeOf(response) === 'application/json'
      ? withHeaders(withBody(response, gzipSync(response.body)), { 'content-encoding': 'gzip' })
      : response
  }),
  axis('rpc-says-gzip-and-is-not', 'compression_agreed', LIST, async (request, forward) => {
    const response = await forward(request)
    return isFine(response, request) && request.headers['accept-encoding'] === 'gzip'
      ? withHeaders(response, { 'content-encoding': 'gzip' })
      : response
  }),
  axis('rpc-takes-no-gzip', 'not_a_server_error', LIST, async (request, forward) =>
    request.headers['content-encoding'] === 'gzip' ? error(501, 'unimplemented') : forward(request),
  ),
  axis('rpc-other-type-by-http2', 'content_type_conformance', LIST, async (request, forward) => {
    const response = await forward(request)
    return request.http === '2' && typeOf(request) === 'application/json' && response.status === 200
      ? withHeaders(response, { 'content-type': 'text/plain' })
      : response
  }),
  axis('rpc-grpc-lets-nobody-in', 'ignored_auth', LIST, async (request, forward) =>
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
