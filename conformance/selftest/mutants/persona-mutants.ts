import { answers, json, withBody, type LooseJson, type Mutant } from './mutant.ts'
import { answer, letsIn, mutant, session } from './session-mutant.ts'

/** Confirms writes of a staff session. */
const staffWrites = (): Mutant =>
  mutant(
    'staff-may-write',
    'view_only: success',
    ['addContact', 'savePreference', 'getImpersonation'],
    async (request, forward) => {
      const response = await forward(request)
      return response.status === 403 && (json(response) as LooseJson)['error'] === 'view_only'
        ? { status: 204, headers: {}, body: Buffer.alloc(0) }
        : response
    },
  )

/** Refuses writes of a staff session with another status than 403, in words of its own. */
const staffIsRefusedWith = (status: number): Mutant =>
  mutant(
    `staff-writes-are-${status}`,
    status < 400 ? 'view_only: redirect' : 'view_only: refusal',
    ['addContact', 'savePreference', 'getImpersonation'],
    async (request, forward) => {
      const response = await forward(request)
      return response.status === 403 && (json(response) as LooseJson)['error'] === 'view_only'
        ? withBody(
            { ...response, status },
            JSON.stringify({ ...(json(response) as LooseJson), status }),
          )
        : response
    },
  )

/** Faults towards personas: staff, outsiders, pending members and clients. */
export const personaMutants: readonly Mutant[] = [
  letsIn('outsiders-get-in', 'ignored_auth: success', 'getPersonalInfo', (token) =>
    token.startsWith('Bearer ey'),
  ),
  {
    ...answers(
      'hides-who-looks',
      'impersonation_marked: step',
      'getImpersonation',
      200,
      () => answer(404, { message: 'There is nothing here.', error: 'not_found' }),
      'session',
    ),
    operations: ['signIn'],
  },
  mutant(
    'staff-look-unmarked',
    'impersonation_marked: missing',
    ['signIn'],
    async (request, forward) => {
      const response = await forward(request)
      if (request.operation !== 'signIn' || response.status !== 200) return response
      const { impersonatorId: _, ...body } = json(response) as LooseJson
      return withBody(response, JSON.stringify(body))
    },
  ),
  staffWrites(),
  ...[303, 400, 401, 404, 409, 422].map(staffIsRefusedWith),
  mutant(
    'needs-no-client',
    'ignored_auth: success',
    ['refreshSession'],
    async (request, forward) => {
      const response = await forward(request)
      return request.operation === 'refreshSession' &&
        response.status === 401 &&
        request.headers['authorization'] === undefined
        ? answer(200, session)
        : response
    },
  ),
  answers(
    'knows-nobody',
    'positive_data_acceptance: unauthorized',
    'saveStripsRemaining',
    204,
    () =>
      answer(401, {
        message: 'Your session has ended. Please sign in again.',
        error: 'invalid_token',
      }),
    'session',
  ),
  mutant(
    'pending-gets-an-error',
    'response_schema_conformance: missing',
    ['getPersonalInfo'],
    async (request, forward) => {
      const response = await forward(request)
      return request.operation === 'getPersonalInfo' &&
        response.status === 200 &&
        /"lastName":"Pending"/.test(response.body.toString())
        ? answer(200, {})
        : response
    },
  ),
]
