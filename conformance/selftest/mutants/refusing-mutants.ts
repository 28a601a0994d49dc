import { bodyOf, rejectsValid, type Mutant } from './mutant.ts'

/** Servers that refuse a valid request. */
export const refusingMutants: readonly Mutant[] = [
  rejectsValid(
    'refuses-the-longest-name',
    'addContact',
    (request) => String(bodyOf(request)['firstName']).length === 100,
  ),
  rejectsValid('refuses-letters-beyond-utf16', 'addContact', (request) =>
    /\p{Extended_Pictographic}/u.test(String(bodyOf(request)['firstName'])),
  ),
  rejectsValid(
    'refuses-what-may-be-left-out',
    'addContact',
    (request) =>
      bodyOf(request)['phones'] === undefined && bodyOf(request)['firstName'] !== undefined,
  ),
  rejectsValid(
    'refuses-a-choice',
    'placeSupplyOrder',
    (request) => bodyOf(request)['orderType'] === 'LANCETS',
  ),
  rejectsValid('refuses-the-smallest-count', 'listBloodSugarReadings', (request) =>
    /count=1(&|$)/.test(request.url),
  ),
  rejectsValid(
    'refuses-null',
    'saveHealthInfo',
    (request) => bodyOf(request)['heightInches'] === null,
  ),
  rejectsValid('refuses-every-example', 'saveStripsRemaining', () => true),
  {
    id: 'hangs-up-at-long-input',
    by: 'no_answer: hang-up',
    kind: 'request',
    operations: ['addContact'],
    answer: async (request, forward) =>
      request.operation === 'addContact' && String(bodyOf(request)['firstName']).length >= 100
        ? null
        : forward(request),
  },
  {
    id: 'fails-at-long-input',
    by: 'not_a_server_error: failure',
    kind: 'request',
    operations: ['addContact'],
    answer: async (request, forward) =>
      request.operation === 'addContact' && String(bodyOf(request)['firstName']).length > 100
        ? {
            status: 500,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from('{"message":"Something went wrong.","error":"server_error"}'),
          }
        : forward(request),
  },
  {
    id: 'any-method-will-do',
    by: 'unsupported_method: success',
    kind: 'request',
    operations: ['listContacts'],
    answer: async (request, forward) =>
      forward(
        request.operation === null && request.url.endsWith('/v1/users/me/contacts')
          ? { ...request, method: 'GET' }
          : request,
      ),
  },
  {
    id: 'not-allowed-without-allow',
    by: 'allow_header: missing',
    kind: 'request',
    operations: ['listContacts'],
    answer: async (request, forward) => {
      const response = await forward(request)
      return response.status === 405
        ? {
            ...response,
            headers: Object.fromEntries(
              Object.entries(response.headers).filter(([name]) => name !== 'allow'),
            ),
          }
        : response
    },
  },
]
