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

type Answer = (asked: MutantRequest, forward: ForwardRequest) => Promise<MutantResponse | null>

const axis = (id: string, by: string, operation: string, answer: Answer): Mutant => ({
  id,
  kind: 'rpc',
  by,
  operations: [operation],
  answer: (asked, forward) =>
    asked.operation === operation ? answer(asked, forward) : forward(asked),
})

const typeOf = ({ headers }: MutantRequest | MutantResponse): string =>
  headers['content-type'] ?? ''

/** A mutant that changes responses to requests of a content type. */
const changed = (
  id: string,
  by: string,
  operation: string,
  type: string,
  change: (told: MutantResponse, asked: MutantRequest) => MutantResponse,
): Mutant =>
  axis(id, by, operation, async (asked, forward) => {
    const told = await forward(asked)
    return typeOf(asked) === type && told.status === 200 ? change(told, asked) : told
  })

const later = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis))

const hasDeadline = ({ headers }: MutantRequest): boolean =>
  headers['connect-timeout-ms'] !== undefined || headers['grpc-timeout'] !== undefined

const without = (asked: MutantRequest, ...names: string[]): MutantRequest => ({
  ...asked,
  headers: Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !names.includes(name)),
  ),
})

const error = (status: number, code: string): MutantResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify({ code, message: 'Not so.' })),
})

const isFine = ({ status }: MutantResponse, asked: MutantRequest): boolean =>
  status === 200 && asked.headers['authorization'] !== undefined

/** A mutant that corrects malformed requests of a content type and so accepts them. */
const mends = (
  id: string,
  by: string,
  operation: string,
  type: string,
  body: (asked: Buffer) => Buffer,
  contentType = type,
): Mutant =>
  axis(id, by, operation, (asked, forward) =>
    forward(
      typeOf(asked) === type && asked.method === 'POST'
        ? {
            ...asked,
            headers: { ...asked.headers, 'content-type': contentType },
            body: body(asked.body),
          }
        : asked,
    ),
  )

const mendedLength = (body: Buffer): Buffer => (body.length < 5 ? body : framed(body.subarray(5)))

const firstMessage = (body: Buffer): Buffer =>
  body.length < 5 ? body : body.subarray(0, 5 + body.readUInt32BE(1))

/** Faults that show only in some protocols, HTTP versions, codecs or compressions. */
export const rpcAxisMutants: readonly Mutant[] = [
  axis('rpc-json-says-less', 'json_proto_equal', LIST, async (asked, forward) => {
    const told = await forward(asked)
    return told.status === 200 && typeOf(told) === 'application/json' ? withBody(told, '{}') : told
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
  axis('rpc-unavailable-for-how-long', 'retry_after_stated', LIST, async (asked, forward) => {
    const told = await forward(asked)
    return isFine(told, asked) && typeOf(told) === 'application/json'
      ? error(503, 'unavailable')
      : told
  }),
  axis('rpc-get-says-less', 'get_equals_post', LIST, async (asked, forward) => {
    const told = await forward(asked)
    return asked.method === 'GET' && told.status === 200 && typeOf(told) === 'application/json'
      ? withBody(told, '{}')
      : told
  }),
  axis('rpc-get-is-kept', 'no_store_on_phi', LIST, async (asked, forward) => {
    const told = await forward(asked)
    return asked.method === 'GET'
      ? withHeaders(told, { 'cache-control': 'private, max-age=60' })
      : told
  }),
  axis('rpc-get-is-not-there', 'not_a_server_error', LIST, async (asked, forward) =>
    asked.method === 'GET' ? error(501, 'unimplemented') : forward(asked),
  ),
  axis('rpc-takes-unknown-bytes', 'unknown_fields_ignored', LIST, async (asked, forward) => {
    const at = asked.body.length - UNKNOWN_FIELD.length
    return forward(
      typeOf(asked) === 'application/proto' &&
        at >= 0 &&
        asked.body.subarray(at).equals(UNKNOWN_FIELD)
        ? { ...asked, body: asked.body.subarray(0, at) }
        : asked,
    )
  }),
  axis('rpc-stream-knows-no-deadline', 'deadline_honoured', STREAM, (asked, forward) =>
    forward(without(asked, 'connect-timeout-ms', 'grpc-timeout')),
  ),
  axis('rpc-late-whatever-the-deadline', 'deadline_honoured', LIST, async (asked, forward) => {
    if (hasDeadline(asked)) await later(1_900)
    return forward(asked)
  }),
  axis('rpc-deadline-in-microseconds', 'deadline_honoured', LIST, async (asked, forward) =>
    asked.headers['connect-timeout-ms'] === undefined
      ? forward(asked)
      : error(504, 'deadline_exceeded'),
  ),
  changed(
    'rpc-stream-without-an-end',
    'trailers_clean',
    STREAM,
    'application/connect+json',
    (told) =>
      withBody(
        told,
        told.body.subarray(0, Math.max(0, told.body.lastIndexOf(Buffer.from([2, 0, 0])))),
      ),
  ),
  changed(
    'rpc-stream-goes-on-behind-its-end',
    'trailers_clean',
    STREAM,
    'application/connect+proto',
    (told) => withBody(told, Buffer.concat([told.body, framed(Buffer.alloc(0))])),
  ),
  changed(
    'rpc-stream-breaks-a-rule',
    'protovalidate_response',
    STREAM,
    'application/connect+json',
    (told) => withBody(told, Buffer.concat([framed(Buffer.from('{}')), told.body])),
  ),
  changed(
    'rpc-grpc-without-trailers',
    'trailers_clean',
    LIST,
    'application/grpc+proto',
    (told) => ({ ...withoutHeader(told, 'grpc-status'), trailers: {} }),
  ),
  changed('rpc-grpc-two-messages', 'trailers_clean', LIST, 'application/grpc+proto', (told) =>
    withBody(told, Buffer.concat([told.body, told.body])),
  ),
  changed(
    'rpc-web-trailers-in-capitals',
    'trailers_clean',
    LIST,
    'application/grpc-web+proto',
    (told) =>
      withBody(
        told,
        Buffer.concat([
          told.body.subarray(0, 5 + told.body.readUInt32BE(1)),
          framed(Buffer.from('Grpc-Status: 0\r\ngrpc-status: 0\r\n'), 0x80),
        ]),
      ),
  ),
  changed(
    'rpc-grpc-details-of-no-type',
    'error_details_typed',
    RESTORE,
    'application/grpc+proto',
    (told) => ({
      ...told,
      headers: { ...told.headers },
      trailers: { ...told.trailers, 'grpc-status-details-bin': 'CH8' },
    }),
  ),
  changed(
    'rpc-grpc-error-by-http',
    'code_matches_http',
    RESTORE,
    'application/grpc+proto',
    (told) => (told.trailers?.['grpc-status'] === '0' ? told : { ...told, status: 404 }),
  ),
  axis('rpc-zips-unasked', 'compression_agreed', LIST, async (asked, forward) => {
    const told = await forward(asked)
    return isFine(told, asked) && typeOf(told) === 'application/json'
      ? withHeaders(withBody(told, gzipSync(told.body)), { 'content-encoding': 'gzip' })
      : told
  }),
  axis('rpc-says-gzip-and-is-not', 'compression_agreed', LIST, async (asked, forward) => {
    const told = await forward(asked)
    return isFine(told, asked) && asked.headers['accept-encoding'] === 'gzip'
      ? withHeaders(told, { 'content-encoding': 'gzip' })
      : told
  }),
  axis('rpc-takes-no-gzip', 'not_a_server_error', LIST, async (asked, forward) =>
    asked.headers['content-encoding'] === 'gzip' ? error(501, 'unimplemented') : forward(asked),
  ),
  axis('rpc-other-type-by-http2', 'content_type_conformance', LIST, async (asked, forward) => {
    const told = await forward(asked)
    return asked.http === '2' && typeOf(asked) === 'application/json' && told.status === 200
      ? withHeaders(told, { 'content-type': 'text/plain' })
      : told
  }),
  axis('rpc-grpc-lets-nobody-in', 'ignored_auth', LIST, async (asked, forward) =>
    typeOf(asked) === 'application/grpc+proto' && asked.headers['authorization'] === undefined
      ? {
          status: 200,
          headers: { 'content-type': 'application/grpc+proto' },
          body: framed(Buffer.alloc(0)),
          trailers: { 'grpc-status': '0' },
        }
      : forward(asked),
  ),
]
