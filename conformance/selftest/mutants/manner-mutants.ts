import { answers, bodyOf, withHeaders, type Mutant } from './mutant.ts'

/** The origin that is let in; null for any that asks. */
const origins = [
  ['lets-in-any-origin', 'any with credentials', '*'],
  ['lets-in-origins-of-none', 'null', 'null'],
  ['lets-in-every-origin-that-asks', 'echo', null],
] as const

/** Faults of CORS, cookies, languages and URLs. */
export const mannerMutants: readonly Mutant[] = [
  ...origins.map(([id, kind, origin]): Mutant => ({
    id,
    by: `cors_exact_origin: ${kind}`,
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
    'cookie_flags: http only',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; Secure; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-without-tls',
    'cookie_flags: secure',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; HttpOnly; SameSite=Strict' }),
    'privacy',
  ),
  answers(
    'sets-a-cookie-for-every-site',
    'cookie_flags: same site',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'set-cookie': 'session=1; HttpOnly; Secure' }),
    'privacy',
  ),
  answers(
    'lets-browsers-guess',
    'security_headers: missing',
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
    'phi_not_in_url: personal',
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
    by: 'accept_language_honoured: texts',
    kind: 'privacy',
    operations: ['getPersonalInfo'],
    answer: async (request, forward) =>
      forward({ ...request, headers: { ...request.headers, 'accept-language': 'en-US' } }),
  },
  answers(
    'says-another-language',
    'content_language_header: another',
    'getPersonalInfo',
    401,
    (response) => withHeaders(response, { 'content-language': 'fr' }),
    'privacy',
  ),
  {
    id: 'allows-what-nobody-promised',
    by: 'undocumented_operation: method',
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
    'no_store_on_phi: stored',
    'rpc.UserTasksService.ListUserTasks',
    200,
    (response) => withHeaders(response, { 'cache-control': 'private' }),
    'privacy',
  ),
]
