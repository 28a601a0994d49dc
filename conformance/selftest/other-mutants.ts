import {
  answers,
  bodyOf,
  fields,
  json,
  withRequestJson,
  withBody,
  withHeaders,
  withoutHeader,
  type MutantRequest,
  type LooseJson,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'

/** A server that accepts other credentials as those of the last authenticated member. */
const borrowing = (id: string, isBorrowed: (request: MutantRequest) => boolean): Mutant => {
  let last = ''
  return {
    id,
    kind: 'access',
    operations: ['getPersonalInfo', 'listContacts'],
    answer: async (request, forward) => {
      if (!isBorrowed(request)) {
        const response = await forward(request)
        if (response.status < 300 && (request.headers['authorization'] ?? '').startsWith('Bearer '))
          last = request.headers['authorization']!
        return response
      }
      return forward({ ...request, headers: { ...request.headers, authorization: last } })
    },
  }
}

const empty = (status: number, headers: Readonly<Record<string, string>> = {}): MutantResponse => ({
  status,
  headers,
  body: Buffer.alloc(0),
})

const denied = (id: string, answer: MutantResponse): Mutant =>
  answers(id, 'getPersonalInfo', 401, () => answer, 'access')

/** A sign-out that succeeds without effect. */
const idleSignOut: Mutant = {
  id: 'sign-out-does-nothing',
  kind: 'access',
  operations: ['getPersonalInfo', 'signOut'],
  answer: async (request, forward) =>
    request.operation === 'signOut' ? empty(204) : forward(request),
}

const readings = /^\/v1\/users\/([^/]+)\/reading\/bp(?=\?|$)/

/**
 * Returns the caller's own readings for another member's id, because the id in the path is ignored.
 */
const othersReadings: Mutant = {
  id: 'shows-others-readings',
  kind: 'access',
  operations: ['listBloodPressureReadings'],
  answer: async (request, forward) => {
    const response = await forward(request)
    const id = readings.exec(request.url)?.[1]
    if (id === undefined || response.status !== 404) return response
    const own = await forward({
      ...request,
      method: 'GET',
      url: '/v1/users/me/token',
      body: Buffer.alloc(0),
    })
    return forward({
      ...request,
      url: request.url.replace(
        id,
        /"(?:userId|id)":"([^"]+)"/.exec(own.body.toString())?.[1] ?? id,
      ),
    })
  },
}

/** Any member can change a contact by its id. */
const othersContacts = (): Mutant => {
  const owners = new Map<string, string>()
  return {
    id: 'changes-others-contacts',
    kind: 'access',
    operations: ['updateContact'],
    answer: async (request, forward) => {
      const response = await forward(request)
      if (request.operation === 'addContact' && response.status === 201)
        owners.set(
          String((json(response) as LooseJson)['id']),
          request.headers['authorization'] ?? '',
        )
      const owner = owners.get(/contacts\/([^/?]+)/.exec(request.url)?.[1] ?? '')
      return request.operation === 'updateContact' && response.status === 404 && owner !== undefined
        ? forward({ ...request, headers: { ...request.headers, authorization: owner } })
        : response
    },
  }
}

export const accessMutants: readonly Mutant[] = [
  borrowing(
    'nobody-gets-in',
    (request) =>
      request.headers['authorization'] === undefined && /\/(personal|contacts)$/.test(request.url),
  ),
  borrowing('any-token-gets-in', (request) =>
    /nobody-was-given/.test(request.headers['authorization'] ?? ''),
  ),
  denied('nobody-is-sent-elsewhere', empty(302, { location: '/login' })),
  denied('nobody-is-told-nothing-is-there', {
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"message":"There is nothing here.","error":"not_found"}'),
  }),
  denied('nobody-is-answered-empty', {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: Buffer.from('{}'),
  }),
  idleSignOut,
  othersReadings,
  othersContacts(),
]

/** Discards writes and returns the earlier state. */
const forgetful: Mutant = {
  id: 'forgets-what-was-written',
  kind: 'state',
  operations: ['getHealthInfo'],
  answer: async (request, forward) =>
    request.operation === 'saveHealthInfo'
      ? forward({
          ...request,
          method: 'GET',
          body: Buffer.alloc(0),
          headers: Object.fromEntries(
            Object.entries(request.headers).filter(([name]) => !name.startsWith('content-')),
          ),
        })
      : forward(request),
}

const changing: Mutant = {
  id: 'writes-another-number',
  kind: 'state',
  operations: ['getHealthInfo'],
  answer: async (request, forward) => {
    const body = bodyOf(request)
    return forward(
      request.operation === 'saveHealthInfo' && typeof body['heightInches'] === 'number'
        ? withRequestJson(request, { ...body, heightInches: body['heightInches'] + 1 })
        : request,
    )
  },
}

const keepsWhatIsDeleted: Mutant = {
  id: 'keeps-what-is-deleted',
  kind: 'state',
  operations: ['updateContact'],
  answer: async (request, forward) =>
    request.operation === 'deleteContact' ? empty(204) : forward(request),
}

export const stateMutants: readonly Mutant[] = [
  forgetful,
  changing,
  keepsWhatIsDeleted,
  fields('gives-another-id', 'addContact', 201, (body) => ({ ...body, id: 'ct-999999' }), 'state'),
].map((mutant) =>
  mutant.id === 'gives-another-id' ? { ...mutant, operations: ['updateContact'] } : mutant,
)

export const privacyMutants: readonly Mutant[] = [
  answers(
    'may-be-kept',
    'getPersonalInfo',
    200,
    (response) => withoutHeader(response, 'cache-control'),
    'privacy',
  ),
  answers(
    'may-be-kept-a-minute',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'cache-control': 'private, max-age=60' }),
    'privacy',
  ),
  answers(
    'says-again-what-was-sent',
    'addContact',
    400,
    (response, request) =>
      withBody(
        response,
        JSON.stringify({
          ...(json(response) as LooseJson),
          message: `Not so: ${request.body.toString().slice(0, 400)}`,
        }),
      ),
    'privacy',
  ),
  fields(
    'shows-where-it-failed',
    'addContact',
    400,
    (body) => ({ ...body, message: 'Error: no\n    at save (/srv/app/contacts.js:41:13)' }),
    'privacy',
  ),
  fields(
    'shows-its-database',
    'addContact',
    400,
    (body) => ({ ...body, message: 'SQLSTATE 23505: duplicate key' }),
    'privacy',
  ),
]
