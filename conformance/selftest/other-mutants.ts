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
const borrowing = (id: string, isBorrowed: (asked: MutantRequest) => boolean): Mutant => {
  let last = ''
  return {
    id,
    kind: 'access',
    operations: ['getPersonalInfo', 'listContacts'],
    answer: async (asked, forward) => {
      if (!isBorrowed(asked)) {
        const told = await forward(asked)
        if (told.status < 300 && (asked.headers['authorization'] ?? '').startsWith('Bearer '))
          last = asked.headers['authorization']!
        return told
      }
      return forward({ ...asked, headers: { ...asked.headers, authorization: last } })
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
  answer: async (asked, forward) => (asked.operation === 'signOut' ? empty(204) : forward(asked)),
}

const readings = /^\/v1\/users\/([^/]+)\/reading\/bp(?=\?|$)/

/**
 * Returns the caller's own readings for another member's id, because the id in the path is ignored.
 */
const othersReadings: Mutant = {
  id: 'shows-others-readings',
  kind: 'access',
  operations: ['listBloodPressureReadings'],
  answer: async (asked, forward) => {
    const told = await forward(asked)
    const id = readings.exec(asked.url)?.[1]
    if (id === undefined || told.status !== 404) return told
    const own = await forward({
      ...asked,
      method: 'GET',
      url: '/v1/users/me/token',
      body: Buffer.alloc(0),
    })
    return forward({
      ...asked,
      url: asked.url.replace(id, /"(?:userId|id)":"([^"]+)"/.exec(own.body.toString())?.[1] ?? id),
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
    answer: async (asked, forward) => {
      const told = await forward(asked)
      if (asked.operation === 'addContact' && told.status === 201)
        owners.set(String((json(told) as LooseJson)['id']), asked.headers['authorization'] ?? '')
      const owner = owners.get(/contacts\/([^/?]+)/.exec(asked.url)?.[1] ?? '')
      return asked.operation === 'updateContact' && told.status === 404 && owner !== undefined
        ? forward({ ...asked, headers: { ...asked.headers, authorization: owner } })
        : told
    },
  }
}

export const accessMutants: readonly Mutant[] = [
  borrowing(
    'nobody-gets-in',
    (asked) =>
      asked.headers['authorization'] === undefined && /\/(personal|contacts)$/.test(asked.url),
  ),
  borrowing('any-token-gets-in', (asked) =>
    /nobody-was-given/.test(asked.headers['authorization'] ?? ''),
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
  answer: async (asked, forward) =>
    asked.operation === 'saveHealthInfo'
      ? forward({
          ...asked,
          method: 'GET',
          body: Buffer.alloc(0),
          headers: Object.fromEntries(
            Object.entries(asked.headers).filter(([name]) => !name.startsWith('content-')),
          ),
        })
      : forward(asked),
}

const changing: Mutant = {
  id: 'writes-another-number',
  kind: 'state',
  operations: ['getHealthInfo'],
  answer: async (asked, forward) => {
    const body = bodyOf(asked)
    return forward(
      asked.operation === 'saveHealthInfo' && typeof body['heightInches'] === 'number'
        ? withRequestJson(asked, { ...body, heightInches: body['heightInches'] + 1 })
        : asked,
    )
  },
}

const keepsWhatIsDeleted: Mutant = {
  id: 'keeps-what-is-deleted',
  kind: 'state',
  operations: ['updateContact'],
  answer: async (asked, forward) =>
    asked.operation === 'deleteContact' ? empty(204) : forward(asked),
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
    (told) => withoutHeader(told, 'cache-control'),
    'privacy',
  ),
  answers(
    'may-be-kept-a-minute',
    'getPersonalInfo',
    200,
    (told) => withHeaders(told, { 'cache-control': 'private, max-age=60' }),
    'privacy',
  ),
  answers(
    'says-again-what-was-sent',
    'addContact',
    400,
    (told, asked) =>
      withBody(
        told,
        JSON.stringify({
          ...(json(told) as LooseJson),
          message: `Not so: ${asked.body.toString().slice(0, 400)}`,
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
