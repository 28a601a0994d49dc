import { answers, bodyOf, withHeaders, type Mutant } from './mutant.ts'

/** Faults of CORS, cookies, languages and URLs. */
export const mannerMutants: readonly Mutant[] = [
  ...(['*', 'null', null] as const).map((origin): Mutant => ({
    id: `lets-in-${origin === '*' ? 'any-origin' : origin === null ? 'every-origin-that-asks' : 'origins-of-none'}`,
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (request, forward) => {
      const response = await forward(request)
      const file = request.headers['origin']
      return request.operation === 'getPersonalInfo' && file !== undefined
        ? withHeaders(response, {
            'access-control-allow-origin': origin ?? file,
            'access-control-allow-credentials': 'true',
          })
        : response
    },
  })),
  answers(
    'sets-a-cookie-that-pages-read',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; Secure; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-without-tls',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; HttpOnly; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-for-every-site',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; HttpOnly; Secure' }),
    'privacy',
  ),
  answers(
    'lets-browsers-guess',
    'getPersonalInfo',
    200,
    (response) => ({
      ...response,
      headers: Object.fromEntries(
        Object.entries(response.headers).filter(([name]) => name !== 'x-content-type-options'),
      ),
    }),
    'privacy',
  ),
  answers(
    'tells-the-address-who-it-is',
    'addContact',
    201,
    (response, request) =>
      withHeaders(response, {
        location: `/contacts?email=${encodeURIComponent(String(bodyOf(request)['email'] ?? 'sam@example.com'))}`,
      }),
    'privacy',
  ),
  {
    id: 'speaks-english-only',
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (request, forward) =>
      forward({ ...request, headers: { ...request.headers, 'accept-language': 'en-US' } }),
  },
  answers(
    'says-another-language',
    'getPersonalInfo',
    401,
    (response) => withHeaders(response, { 'content-language': 'fr' }),
    'privacy',
  ),
  {
    id: 'allows-what-nobody-promised',
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (request, forward) =>
      forward(request).then((response) =>
        response.status === 405 && request.url.startsWith('/v1/users/me/info/personal')
          ? withHeaders(response, { allow: 'GET, PUT, DELETE' })
          : response,
      ),
  },
  answers(
    'rpc-may-be-kept',
    'rpc.UserTasksService.ListUserTasks',
    200,
    (response) => withHeaders(response, { 'cache-control': 'private' }),
    'privacy',
  ),
]
