import { gzipSync } from 'node:zlib'
import { UNKNOWN_CURSOR } from '../../cases/pages.ts'
import { framed } from '../../rpc/rpc-request.ts'
import { UNKNOWN_FIELD } from '../../rpc/unknown-field.ts'
import type { WrongAnswer } from '../wrong-answers.ts'
import { axis, changed } from './changed-answer.ts'
import {
  answers,
  fields,
  withBody,
  withHeaders,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'
import { LIST, RESTORE, STREAM, error } from './rpc-mutant.ts'

const GRPC = 'application/grpc+proto'

/** Adds an envelope before the messages of a stream. */
const before = (id: string, by: WrongAnswer, envelope: Buffer): Mutant =>
  changed(id, by, STREAM, 'application/connect+json', (response) =>
    withBody(response, Buffer.concat([envelope, response.body])),
  )

/** Changes the trailers of a gRPC error. */
const trailing = (
  id: string,
  by: WrongAnswer,
  trailers: Readonly<Record<string, string>>,
): Mutant =>
  changed(id, by, RESTORE, GRPC, (response) => ({
    ...response,
    trailers: { ...response.trailers, ...trailers },
  }))

/** Changes an error of Connect. */
const erring = (
  id: string,
  by: WrongAnswer,
  change: (response: MutantResponse) => MutantResponse,
): Mutant => answers(id, by, RESTORE, 404, change, 'rpc')

/** The second request with one idempotency key finds what the first created. */
const conflicting = (): Mutant => {
  const seen = new Set<string>()
  return axis(
    'rpc-conflict-at-the-second-of-one-key',
    'idempotency_key_honoured: code',
    'rpc.RemindersService.SetReminder',
    async (request, forward) => {
      const key = request.headers['idempotency-key'] ?? ''
      if (key !== '' && seen.has(key)) return error(409, 'already_exists')
      seen.add(key)
      return forward(request)
    },
  )
}

/** Replies of RPCs that break the protocol or answer with another code. */
export const rpcReplyMutants: readonly Mutant[] = [
  axis('rpc-canceled-by-nobody', 'not_a_server_error: canceled', LIST, async () =>
    error(499, 'canceled'),
  ),
  axis('rpc-put-is-invalid', 'unsupported_method: for an RPC', LIST, async (request, forward) =>
    request.method === 'PUT' ? error(400, 'invalid_argument') : forward(request),
  ),
  axis('rpc-charset-is-not-found', 'refusal_status: code', LIST, async (request, forward) =>
    request.headers['content-type']?.includes('utf-16') === true
      ? error(404, 'not_found')
      : forward(request),
  ),
  axis('rpc-staff-change', 'view_only: ok', RESTORE, async (request, forward) => {
    const response = await forward(request)
    return response.status === 403
      ? withBody({ ...response, status: 200 }, JSON.stringify({}))
      : response
  }),
  axis(
    'rpc-unknown-cursor-is-a-precondition',
    'unknown_cursor_refused: code',
    'rpc.PulseService.ListPulseReadings',
    async (request, forward) =>
      request.body.toString().includes(UNKNOWN_CURSOR)
        ? error(400, 'failed_precondition')
        : forward(request),
  ),
  fields(
    'rpc-answers-unspecified',
    'protovalidate_response: never returned',
    'rpc.CommunicationsService.GetCommunicationPreferences',
    200,
    () => ({ preferences: { channels: [] } }),
    'rpc',
  ),
  conflicting(),
  erring(
    'rpc-error-of-another-type',
    'content_type_conformance: another for an RPC error',
    (response) => withHeaders(response, { 'content-type': 'text/html' }),
  ),
  erring('rpc-error-in-a-list', 'json_wellformed: no object', (response) =>
    withBody(response, '[]'),
  ),
  erring('rpc-details-unreadable', 'error_details_typed: unreadable', (response) =>
    withBody(
      response,
      JSON.stringify({
        ...(JSON.parse(response.body.toString()) as object),
        details: [{ type: 'portal.user_tasks.v1.UserTask', value: '/////w' }],
      }),
    ),
  ),
  trailing('rpc-grpc-details-of-another-code', 'error_details_typed: another code', {
    'grpc-status-details-bin': 'CAk',
  }),
  trailing('rpc-grpc-message-not-encoded', 'trailers_clean: message', {
    'grpc-message': '100% %zz',
  }),
  changed(
    'rpc-grpc-of-another-type',
    'content_type_conformance: another for gRPC',
    LIST,
    GRPC,
    (response) => withHeaders(response, { 'content-type': 'application/json' }),
  ),
  changed('rpc-grpc-without-a-message', 'empty_body: message', LIST, GRPC, (response) =>
    withBody(response, Buffer.alloc(0)),
  ),
  changed(
    'rpc-grpc-status-in-the-headers',
    'trailers_clean: status in the headers',
    LIST,
    GRPC,
    (response) => withHeaders(response, { 'grpc-status': '0' }),
  ),
  changed('rpc-grpc-torn', 'trailers_clean: frame behind the end', LIST, GRPC, (response) =>
    withBody(response, Buffer.concat([response.body, Buffer.from([0])])),
  ),
  changed(
    'rpc-answers-unknown-bytes',
    'response_schema_conformance: unknown bytes',
    LIST,
    'application/proto',
    (response) => withBody(response, Buffer.concat([response.body, UNKNOWN_FIELD])),
  ),
  before('rpc-stream-not-json', 'json_wellformed: message', framed(Buffer.from('{'))),
  before('rpc-stream-of-unknown-flags', 'trailers_clean: flags', framed(Buffer.from('{}'), 0x40)),
  before(
    'rpc-stream-compressed-in-secret',
    'compression_agreed: no header',
    framed(gzipSync('{}'), 1),
  ),
  changed(
    'rpc-stream-with-a-list-for-an-end',
    'trailers_clean: unreadable end',
    STREAM,
    'application/connect+json',
    (response) =>
      withBody(
        response,
        Buffer.concat([
          response.body.subarray(0, Math.max(0, response.body.lastIndexOf(Buffer.from([2, 0, 0])))),
          framed(Buffer.from('[]'), 2),
        ]),
      ),
  ),
  axis('rpc-stream-silent', 'no_answer: slow', STREAM, (request, forward) =>
    request.headers['content-type'] === 'application/connect+json' && request.body.length > 5
      ? new Promise((done) => request.left?.addEventListener('abort', () => done(null)))
      : forward(request),
  ),
]
