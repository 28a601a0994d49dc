import { framed } from '../../rpc/rpc-request.ts'
import { UNKNOWN_FIELD } from '../../rpc/unknown-field.ts'
import { withBody, withHeaders, type Mutant } from './mutant.ts'
import { LIST, STREAM, error, isFine } from './rpc-mutant.ts'
import { axis, typeOf } from './changed-answer.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

/** A mutant that corrects malformed requests of a content type and so accepts them. */
const mends = (
  id: string,
  by: WrongAnswer,
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
  axis('rpc-json-says-less', 'json_proto_equal: another', LIST, async (request, forward) => {
    const response = await forward(request)
    return response.status === 200 && typeOf(response) === 'application/json'
      ? withBody(response, '{}')
      : response
  }),
  mends(
    'rpc-takes-another-charset',
    'refusal_status: message',
    LIST,
    'application/json; charset=utf-16',
    (body) => body,
    'application/json',
  ),
  mends('rpc-takes-too-much', 'refusal_status: message', LIST, 'application/json', (body) =>
    body.length > 1024 * 1024 ? Buffer.from('{}') : body,
  ),
  mends('rpc-takes-no-body', 'negative_data_rejection: message', LIST, 'application/json', (body) =>
    body.length === 0 ? Buffer.from('{}') : body,
  ),
  mends(
    'rpc-takes-the-type-of-streams',
    'unsupported_media: message',
    LIST,
    'application/connect+json',
    (body) => body,
    'application/json',
  ),
  mends('rpc-takes-garbage', 'envelope_refused: accepted', LIST, 'application/proto', (body) =>
    body[0] === 0xff ? Buffer.alloc(0) : body,
  ),
  mends(
    'rpc-takes-no-envelope',
    'envelope_refused: accepted',
    LIST,
    'application/grpc-web+proto',
    (body) => (body.length === 1 ? framed(Buffer.alloc(0)) : body),
  ),
  mends(
    'rpc-ignores-the-length',
    'envelope_refused: accepted',
    LIST,
    'application/grpc-web+proto',
    mendedLength,
  ),
  mends(
    'rpc-takes-the-first-of-two-messages',
    'envelope_refused: accepted',
    LIST,
    'application/grpc+proto',
    firstMessage,
  ),
  mends(
    'rpc-stream-ignores-flags',
    'envelope_refused: code',
    STREAM,
    'application/connect+json',
    (body) => (body[0] === 0x40 ? framed(body.subarray(5)) : body),
  ),
  axis(
    'rpc-unavailable-for-how-long',
    'retry_after_stated: missing',
    LIST,
    async (request, forward) => {
      const response = await forward(request)
      return isFine(response, request) && typeOf(response) === 'application/json'
        ? error(503, 'unavailable')
        : response
    },
  ),
  axis('rpc-get-says-less', 'get_equals_post: another', LIST, async (request, forward) => {
    const response = await forward(request)
    return request.method === 'GET' &&
      response.status === 200 &&
      typeOf(response) === 'application/json'
      ? withBody(response, '{}')
      : response
  }),
  axis('rpc-get-is-kept', 'no_store_on_phi: stored', LIST, async (request, forward) => {
    const response = await forward(request)
    return request.method === 'GET'
      ? withHeaders(response, { 'cache-control': 'private, max-age=60' })
      : response
  }),
  axis('rpc-get-is-not-there', 'not_a_server_error: code', LIST, async (request, forward) =>
    request.method === 'GET' ? error(501, 'unimplemented') : forward(request),
  ),
  axis(
    'rpc-takes-unknown-bytes',
    'unknown_fields_ignored: accepted',
    LIST,
    async (request, forward) => {
      const at = request.body.length - UNKNOWN_FIELD.length
      return forward(
        typeOf(request) === 'application/proto' &&
          at >= 0 &&
          request.body.subarray(at).equals(UNKNOWN_FIELD)
          ? { ...request, body: request.body.subarray(0, at) }
          : request,
      )
    },
  ),
]
