import {
  answers,
  json,
  type MutantRequest,
  type LooseJson,
  type Mutant,
  type MutantResponse,
} from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

/** A server that accepts other credentials as those of the last authenticated member. */
const borrowing = (id: string, isBorrowed: (request: MutantRequest) => boolean): Mutant => {
  let last = ''
  return {
    id,
    by: 'ignored_auth: success',
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

export function empty(
  status: number,
  headers: Readonly<Record<string, string>> = {},
): MutantResponse {
  return {
    status,
    headers,
    body: Buffer.alloc(0),
  }
}

const denied = (id: string, by: WrongAnswer, answer: MutantResponse): Mutant =>
  answers(id, by, 'getPersonalInfo', 401, () => answer, 'access')

/** A sign-out that succeeds without effect. */
const idleSignOut: Mutant = {
  id: 'sign-out-does-nothing',
  by: 'logout_revokes: success',
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
  by: 'other_member: success',
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
    by: 'other_member: success',
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
  denied('nobody-is-sent-elsewhere', 'ignored_auth: redirect', empty(302, { location: '/login' })),
  denied('nobody-is-told-nothing-is-there', 'ignored_auth: refusal', {
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"message":"There is nothing here.","error":"not_found"}'),
  }),
  denied('nobody-is-answered-empty', 'ignored_auth: success', {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: Buffer.from('{}'),
  }),
  idleSignOut,
  othersReadings,
  othersContacts(),
]
