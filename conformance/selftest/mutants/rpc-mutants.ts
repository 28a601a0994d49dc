import {
  answers,
  bodyOf,
  fields,
  json,
  withBody,
  withHeaders,
  type LooseJson,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

const LIST = 'rpc.UserTasksService.ListUserTasks'
const RESTORE = 'rpc.UserTasksService.RestoreUserTask'

const error = (status: number, code: string): MutantResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(JSON.stringify({ code, message: 'Not so.' })),
})

const taken = (
  id: string,
  by: WrongAnswer,
  operation: string,
  isTaken: (body: LooseJson, text: string) => boolean,
  message: object,
): Mutant => ({
  id,
  by,
  kind: 'rpc',
  operations: [operation],
  answer: async (request, forward) =>
    request.operation === operation && isTaken(bodyOf(request), request.body.toString())
      ? { ...error(200, ''), body: Buffer.from(JSON.stringify(message)) }
      : forward(request),
})

const binary = (
  id: string,
  by: WrongAnswer,
  type: string,
  change: (response: MutantResponse) => MutantResponse,
): Mutant => ({
  id,
  by,
  kind: 'rpc',
  operations: [LIST],
  answer: async (request, forward) => {
    const response = await forward(request)
    return request.operation === LIST &&
      request.headers['content-type'] === type &&
      response.status === 200
      ? change(response)
      : response
  },
})

/** Faults of RPCs. */
export const rpcMutants: readonly Mutant[] = [
  fields(
    'rpc-field-too-many',
    'response_schema_conformance: message',
    LIST,
    200,
    (body) => ({ ...body, debug: true }),
    'rpc',
  ),
  fields(
    'rpc-wrong-type',
    'response_schema_conformance: message',
    LIST,
    200,
    (body) => ({ ...body, tasks: 'none' }),
    'rpc',
  ),
  fields(
    'rpc-empty-where-required',
    'protovalidate_response: rule',
    LIST,
    200,
    (body) => ({ ...body, tasks: [{}] }),
    'rpc',
  ),
  answers(
    'rpc-half-a-body',
    'json_wellformed: broken',
    LIST,
    200,
    (response) => withBody(response, response.body.subarray(0, response.body.length - 1)),
    'rpc',
  ),
  answers(
    'rpc-text-not-json',
    'content_type_conformance: another for an RPC',
    LIST,
    200,
    (response) => withHeaders(response, { 'content-type': 'text/plain' }),
    'rpc',
  ),
  answers(
    'rpc-no-code',
    'error_details_typed: no code',
    RESTORE,
    404,
    (response) => withBody(response, JSON.stringify({ message: 'Not found.' })),
    'rpc',
  ),
  answers(
    'rpc-code-in-capitals',
    'error_details_typed: no code',
    RESTORE,
    404,
    (response) =>
      withBody(response, JSON.stringify({ ...(json(response) as LooseJson), code: 'NOT_FOUND' })),
    'rpc',
  ),
  answers(
    'rpc-code-of-none',
    'code_documented: code',
    RESTORE,
    404,
    () => error(409, 'aborted'),
    'rpc',
  ),
  answers(
    'rpc-status-of-another-code',
    'code_matches_http: status',
    RESTORE,
    404,
    (response) => ({ ...response, status: 400 }),
    'rpc',
  ),
  answers(
    'rpc-details-of-no-type',
    'error_details_typed: no type',
    RESTORE,
    404,
    (response) =>
      withBody(
        response,
        JSON.stringify({ ...(json(response) as LooseJson), details: [{ reason: 'GONE' }] }),
      ),
    'rpc',
  ),
  answers(
    'rpc-internal',
    'not_a_server_error: code',
    LIST,
    200,
    () => error(500, 'internal'),
    'rpc',
  ),
  answers(
    'rpc-lets-nobody-in',
    'ignored_auth: message',
    LIST,
    401,
    () => ({ ...error(200, ''), body: Buffer.from('{}') }),
    'rpc',
  ),
  answers(
    'rpc-forbids-nobody',
    'ignored_auth: code',
    LIST,
    401,
    () => error(403, 'permission_denied'),
    'rpc',
  ),
  answers(
    'rpc-knows-nobody',
    'positive_data_acceptance: unauthenticated',
    LIST,
    200,
    () => error(401, 'unauthenticated'),
    'rpc',
  ),
  taken(
    'rpc-takes-any-id',
    'protovalidate_request: message',
    RESTORE,
    (body) =>
      typeof body['taskId'] === 'string' && !/^[a-z0-9][a-z0-9-]{0,63}$/.test(body['taskId']),
    {},
  ),
  taken(
    'rpc-takes-fields-that-are-not',
    'negative_data_rejection: message',
    LIST,
    (body) => 'conformUnknownField' in body,
    {
      tasks: [],
    },
  ),
  taken(
    'rpc-takes-broken-json',
    'negative_data_rejection: message',
    LIST,
    (_, text) => text === '{"',
    { tasks: [] },
  ),
  {
    id: 'rpc-refuses-the-example',
    by: 'positive_data_acceptance: code',
    kind: 'rpc',
    operations: [LIST],
    answer: async (request, forward) =>
      request.operation === LIST && bodyOf(request)['includeClosed'] === true
        ? error(400, 'invalid_argument')
        : forward(request),
  },
  taken(
    'rpc-takes-a-wrong-type',
    'negative_data_rejection: message',
    LIST,
    (body) => typeof body['includeClosed'] === 'string',
    {
      tasks: [],
    },
  ),
  binary(
    'rpc-json-for-bytes',
    'content_type_conformance: another for an RPC',
    'application/proto',
    (response) => withHeaders(response, { 'content-type': 'application/json' }),
  ),
  binary(
    'rpc-torn-bytes',
    'response_schema_conformance: message',
    'application/proto',
    (response) => withBody(response, Buffer.from([0x0a, 0x7f, 0x01])),
  ),
  binary('rpc-no-trailers', 'trailers_clean: no status', 'application/grpc-web+proto', (response) =>
    withBody(response, response.body.subarray(0, 5 + response.body.readUInt32BE(1))),
  ),
]
