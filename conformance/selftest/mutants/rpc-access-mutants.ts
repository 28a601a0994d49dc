import {
  json,
  withBody,
  type MutantRequest,
  type LooseJson,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

const LIST = 'rpc.UserTasksService.ListUserTasks'
const RESTORE = 'rpc.UserTasksService.RestoreUserTask'

const tokenOf = ({ headers }: MutantRequest): string => headers['authorization'] ?? ''

const isGrpc = ({ headers }: MutantRequest): boolean =>
  headers['content-type'] === 'application/grpc+proto'

/** Returns whether a response denies permission, by Connect's status or gRPC's code. */
const isForbidden = ({ status, headers, trailers }: MutantResponse): boolean =>
  status === 403 || headers['grpc-status'] === '7' || trailers?.['grpc-status'] === '7'

/** Accepts refused callers of an RPC as its last authenticated caller. */
const lentTo = (
  id: string,
  by: WrongAnswer,
  operation: string,
  isMeant: (request: MutantRequest, response: MutantResponse) => boolean,
): Mutant => {
  let last = ''
  return {
    id,
    kind: 'access',
    by,
    operations: [operation],
    answer: async (request, forward) => {
      const response = await forward(request)
      if (request.operation !== operation) return response
      if (isMeant(request, response))
        return forward({ ...request, headers: { ...request.headers, authorization: last } })
      if (
        tokenOf(request).startsWith('Bearer at') &&
        !isForbidden(response) &&
        response.status !== 401
      )
        last = tokenOf(request)
      return response
    },
  }
}

/** Returns whether the caller is the pending persona Paul, by name. */
const isPending = async (
  request: MutantRequest,
  _: MutantResponse,
  forward: (request: MutantRequest) => Promise<MutantResponse>,
): Promise<boolean> => {
  const own = await forward({
    operation: 'getPersonalInfo',
    method: 'GET',
    url: '/v1/users/me/info/personal',
    headers: { authorization: tokenOf(request) },
    body: Buffer.alloc(0),
  })
  return own.status === 200 && /"lastName":"Pending"/.test(own.body.toString())
}

/** A mutant that changes the list of tasks for some callers. */
const listing = (
  id: string,
  by: WrongAnswer,
  isMeant: (
    request: MutantRequest,
    response: MutantResponse,
    forward: (request: MutantRequest) => Promise<MutantResponse>,
  ) => Promise<boolean>,
  change: (response: MutantResponse) => MutantResponse,
): Mutant => ({
  id,
  kind: 'access',
  by,
  operations: [LIST],
  answer: async (request, forward) => {
    const response = await forward(request)
    const isPlain =
      request.operation === LIST &&
      response.status === 200 &&
      response.headers['content-type'] === 'application/json'
    return isPlain && (await isMeant(request, response, forward)) ? change(response) : response
  },
})

const internal: MutantResponse = {
  status: 500,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from('{"code":"internal","message":"Not so."}'),
}

const isStaff = async (
  request: MutantRequest,
  _: MutantResponse,
  forward: (request: MutantRequest) => Promise<MutantResponse>,
): Promise<boolean> =>
  (
    await forward({
      operation: 'getImpersonation',
      method: 'GET',
      url: '/v1/users/me/impersonation',
      headers: { authorization: tokenOf(request) },
      body: Buffer.alloc(0),
    })
  ).status === 200

/** Faults of RPC access: missing and excessive refusals. */
export const rpcAccessMutants: readonly Mutant[] = [
  lentTo(
    'rpc-staff-may-change',
    'view_only: code',
    RESTORE,
    (request, response) => !isGrpc(request) && isForbidden(response),
  ),
  lentTo(
    'rpc-staff-may-change-by-grpc',
    'view_only: code',
    RESTORE,
    (request, response) => isGrpc(request) && isForbidden(response),
  ),
  {
    id: 'rpc-staff-are-told-nothing-is-there',
    by: 'view_only: code',
    kind: 'access',
    operations: [RESTORE],
    answer: async (request, forward) => {
      const response = await forward(request)
      return request.operation === RESTORE && response.status === 403
        ? {
            ...withBody(
              response,
              JSON.stringify({ ...(json(response) as LooseJson), code: 'not_found' }),
            ),
            status: 404,
          }
        : response
    },
  },
  lentTo(
    'rpc-outsiders-get-in',
    'ignored_auth: message',
    LIST,
    (request, response) => response.status === 401 && tokenOf(request).startsWith('Bearer ey'),
  ),
  listing('rpc-pending-gets-an-error', 'not_a_server_error: code', isPending, () => internal),
  listing(
    'rpc-pending-gets-another-form',
    'response_schema_conformance: message',
    isPending,
    (response) => withBody(response, '{"tasks":"none"}'),
  ),
  listing('rpc-staff-cannot-look', 'not_a_server_error: code', isStaff, () => internal),
]
