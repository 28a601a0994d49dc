import type { WrongAnswer } from '../wrong-answers.ts'
import {
  answers,
  fields,
  rejectsValid,
  withBody,
  type ForwardRequest,
  type Mutant,
  type MutantRequest,
} from './mutant.ts'

/** Statuses in place of the right ones: one for each class that a check tells apart. */
const rows: readonly (readonly [
  id: string,
  by: WrongAnswer,
  operation: string,
  right: number,
  wrong: number,
  kind: Mutant['kind'],
])[] = [
  [
    'an-unknown-cursor-is-not-there',
    'unknown_cursor_refused: refusal',
    'listBloodPressureReadings',
    422,
    404,
    'state',
  ],
  [
    'an-unknown-cursor-is-elsewhere',
    'unknown_cursor_refused: redirect',
    'listBloodPressureReadings',
    422,
    302,
    'state',
  ],
  ['stale-is-elsewhere', 'if_match_honoured: redirect', 'saveHealthInfo', 412, 302, 'state'],
  ['charset-is-elsewhere', 'refusal_status: redirect', 'addContact', 415, 302, 'request'],
  ['charset-fails', 'refusal_status: failure', 'addContact', 415, 501, 'request'],
  ['fails-undocumented', 'status_code_conformance: failure', 'getHealthInfo', 200, 501, 'response'],
  ['invalid-is-elsewhere', 'negative_data_rejection: redirect', 'addContact', 400, 302, 'request'],
  ['xml-is-elsewhere', 'unsupported_media: redirect', 'addContact', 415, 302, 'request'],
  [
    'no-header-is-elsewhere',
    'missing_required_header: redirect',
    'resetPassword',
    400,
    303,
    'request',
  ],
  [
    'others-are-elsewhere',
    'other_member: redirect',
    'listBloodPressureReadings',
    404,
    302,
    'access',
  ],
  ['others-are-invalid', 'other_member: refusal', 'listBloodPressureReadings', 404, 400, 'access'],
  ['ended-is-elsewhere', 'logout_revokes: redirect', 'getPersonalInfo', 401, 302, 'access'],
  ['deleted-is-elsewhere', 'use_after_free: redirect', 'updateContact', 404, 302, 'state'],
  ['created-is-gone', 'ensure_resource_availability: gone', 'updateContact', 200, 410, 'state'],
  ['stale-is-a-conflict', 'if_match_honoured: refusal', 'saveHealthInfo', 412, 409, 'state'],
]

/** The second request with one idempotency key is a conflict. */
const conflicting = (): Mutant => {
  const seen = new Set<string>()
  return answers(
    'conflict-at-the-second-of-one-key',
    'idempotency_key_honoured: status',
    'addContact',
    201,
    (response, { headers }) => {
      const key = headers['idempotency-key'] ?? ''
      const isAgain = key !== '' && seen.has(key)
      seen.add(key)
      return isAgain ? { ...response, status: 409 } : response
    },
    'state',
  )
}

/** Faults of statuses, and of bodies where none is documented. */
export const statusMutants: readonly Mutant[] = [
  ...rows.map(([id, by, operation, right, wrong, kind]) =>
    answers(id, by, operation, right, (response) => ({ ...response, status: wrong }), kind),
  ),
  conflicting(),
  rejectsValid('refuses-with-422', 'saveStripsRemaining', () => true, 422),
  ...([302, 400, 501] as const).map((status) => ({
    id: `another-method-is-${status}`,
    by: `unsupported_method: ${({ 302: 'redirect', 400: 'refusal', 501: 'failure' } as const)[status]}` as const,
    kind: 'request' as const,
    operations: ['listContacts'],
    answer: async (request: MutantRequest, forward: ForwardRequest) => {
      const response = await forward(request)
      return response.status === 405 ? { ...response, status } : response
    },
  })),
  answers(
    'accepted-with-a-body',
    'empty_body: undocumented',
    'requestPasswordReset',
    202,
    (response) => withBody(response, '{}'),
  ),
  fields(
    'number-too-large',
    'response_schema_conformance: range',
    'getHealthInfo',
    200,
    (body) => ({
      ...body,
      heightInches: 999,
    }),
  ),
]
