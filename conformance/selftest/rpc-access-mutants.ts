import {
  json,
  withBody,
  type MutantRequest,
  type LooseJson,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'

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
  by: string,
  operation: string,
  isMeant: (asked: MutantRequest, told: MutantResponse) => boolean,
): Mutant => {
  let last = ''
  return {
    id,
    kind: 'access',
    by,
    operations: [operation],
    answer: async (asked, forward) => {
      const told = await forward(asked)
      if (asked.operation !== operation) return told
      if (isMeant(asked, told))
        return forward({ ...asked, headers: { ...asked.headers, authorization: last } })
      if (tokenOf(asked).startsWith('Bearer at') && !isForbidden(told) && told.status !== 401)
        last = tokenOf(asked)
      return told
    },
  }
}

/** Returns whether the caller is the pending persona Paul, by his own name. */
const isPending = async (
  asked: MutantRequest,
  _: MutantResponse,
  forward: (asked: MutantRequest) => Promise<MutantResponse>,
): Promise<boolean> => {
  const own = await forward({
    operation: 'getPersonalInfo',
    method: 'GET',
    url: '/v1/users/me/info/personal',
    headers: { authorization: tokenOf(asked) },
    body: Buffer.alloc(0),
  })
  return own.status === 200 && /"lastName":"Pending"/.test(own.body.toString())
}

/** A mutant that changes the list of tasks for some callers. */
const listing = (
  id: string,
  by: string,
  isMeant: (
    asked: MutantRequest,
    told: MutantResponse,
    forward: (asked: MutantRequest) => Promise<MutantResponse>,
  ) => Promise<boolean>,
  change: (told: MutantResponse) => MutantResponse,
): Mutant => ({
  id,
  kind: 'access',
  by,
  operations: [LIST],
  answer: async (asked, forward) => {
    const told = await forward(asked)
    const isPlain =
      asked.operation === LIST &&
      told.status === 200 &&
      told.headers['content-type'] === 'application/json'
    return isPlain && (await isMeant(asked, told, forward)) ? change(told) : told
  },
})

const internal: MutantResponse = {
  status: 500,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from('{"code":"internal","message":"Not so."}'),
}

const isStaff = async (
  asked: MutantRequest,
  _: MutantResponse,
  forward: (asked: MutantRequest) => Promise<MutantResponse>,
): Promise<boolean> =>
  (
    await forward({
      operation: 'getImpersonation',
      method: 'GET',
      url: '/v1/users/me/impersonation',
      headers: { authorization: tokenOf(asked) },
      body: Buffer.alloc(0),
    })
  ).status === 200

/** Faults of RPC access: missing and excessive refusals. */
export const rpcAccessMutants: readonly Mutant[] = [
  lentTo(
    'rpc-staff-may-change',
    'view_only',
    RESTORE,
    (asked, told) => !isGrpc(asked) && isForbidden(told),
  ),
  lentTo(
    'rpc-staff-may-change-by-grpc',
    'view_only',
    RESTORE,
    (asked, told) => isGrpc(asked) && isForbidden(told),
  ),
  {
    id: 'rpc-staff-are-told-nothing-is-there',
    kind: 'access',
    by: 'view_only',
    operations: [RESTORE],
    answer: async (asked, forward) => {
      const told = await forward(asked)
      return asked.operation === RESTORE && told.status === 403
        ? {
            ...withBody(told, JSON.stringify({ ...(json(told) as LooseJson), code: 'not_found' })),
            status: 404,
          }
        : told
    },
  },
  lentTo(
    'rpc-outsiders-get-in',
    'ignored_auth',
    LIST,
    (asked, told) => told.status === 401 && tokenOf(asked).startsWith('Bearer ey'),
  ),
  listing('rpc-pending-gets-an-error', 'not_a_server_error', isPending, () => internal),
  listing('rpc-pending-gets-another-form', 'response_schema_conformance', isPending, (told) =>
    withBody(told, '{"tasks":"none"}'),
  ),
  listing('rpc-staff-cannot-look', 'not_a_server_error', isStaff, () => internal),
]
