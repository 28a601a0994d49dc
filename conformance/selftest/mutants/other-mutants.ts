import {
  answers,
  bodyOf,
  fields,
  json,
  withRequestJson,
  withBody,
  withHeaders,
  withoutHeader,
  type LooseJson,
  type Mutant,
} from './mutant.ts'
import { empty } from './access-mutants.ts'

/** Discards writes and returns the earlier state. */
const forgetful: Mutant = {
  id: 'forgets-what-was-written',
  by: 'read_after_write: lost',
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
  by: 'read_after_write: lost',
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
  by: 'use_after_free: success',
  kind: 'state',
  operations: ['updateContact'],
  answer: async (request, forward) =>
    request.operation === 'deleteContact' ? empty(204) : forward(request),
}

export const stateMutants: readonly Mutant[] = [
  forgetful,
  changing,
  keepsWhatIsDeleted,
  fields(
    'gives-another-id',
    'ensure_resource_availability: not found',
    'addContact',
    201,
    (body) => ({ ...body, id: 'ct-999999' }),
    'state',
  ),
].map((mutant) =>
  mutant.id === 'gives-another-id' ? { ...mutant, operations: ['updateContact'] } : mutant,
)

export const privacyMutants: readonly Mutant[] = [
  answers(
    'may-be-kept',
    'no_store_on_phi: stored',
    'getPersonalInfo',
    200,
    (response) => withoutHeader(response, 'cache-control'),
    'privacy',
  ),
  answers(
    'may-be-kept-a-minute',
    'no_store_on_phi: stored',
    'getPersonalInfo',
    200,
    (response) => withHeaders(response, { 'cache-control': 'private, max-age=60' }),
    'privacy',
  ),
  answers(
    'says-again-what-was-sent',
    'no_reflection: value',
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
    'error_shape: trace',
    'addContact',
    400,
    (body) => ({ ...body, message: 'Error: no\n    at save (/srv/app/contacts.js:41:13)' }),
    'privacy',
  ),
  fields(
    'shows-its-database',
    'error_shape: trace',
    'addContact',
    400,
    (body) => ({ ...body, message: 'SQLSTATE 23505: duplicate key' }),
    'privacy',
  ),
]
