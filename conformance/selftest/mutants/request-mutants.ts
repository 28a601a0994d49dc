import {
  bodyOf,
  withRequestJson,
  acceptsInvalid,
  type MutantRequest,
  type Mutant,
} from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

const contact = { firstName: 'Marisol', lastName: 'Delgado', contactType: 'FA' }

/** Corrects a field of the request body if it is invalid. */
const changedRequest =
  (name: string, isWrong: (value: unknown) => boolean, right: unknown) =>
  (request: MutantRequest): MutantRequest | null => {
    const body = bodyOf(request)
    return isWrong(body[name]) ? withRequestJson(request, { ...body, [name]: right }) : null
  }

const query = (
  request: MutantRequest,
  change: (search: URLSearchParams) => void,
): MutantRequest => {
  const [path = '', search = ''] = request.url.split('?')
  const changed = new URLSearchParams(search)
  change(changed)
  return { ...request, url: `${path}?${changed}` }
}

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

/** A mutant that accepts what the target file says is refused. */
const acceptsRefused = (
  id: string,
  operation: string,
  changeRequest: Parameters<typeof acceptsInvalid>[2],
  by: WrongAnswer = 'refusal_status: success',
): Mutant => acceptsInvalid(id, operation, changeRequest, by)

const withHeader = (request: MutantRequest, name: string, value: string): MutantRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
})

const allowed = new Set(['firstName', 'lastName', 'contactType', 'email', 'phones'])

/** Faults of request validation: accepting invalid requests and rejecting valid ones. */
export const requestMutants: readonly Mutant[] = [
  acceptsInvalid(
    'takes-a-name-too-long',
    'addContact',
    changedRequest(
      'firstName',
      (name) => typeof name === 'string' && [...name].length > 100,
      'Marisol',
    ),
  ),
  acceptsInvalid(
    'takes-an-empty-name',
    'addContact',
    changedRequest('firstName', (name) => name === '', 'Marisol'),
  ),
  acceptsInvalid(
    'takes-no-name',
    'addContact',
    changedRequest('lastName', (name) => name === undefined, 'Delgado'),
  ),
  acceptsInvalid(
    'takes-a-number-for-a-name',
    'addContact',
    changedRequest('lastName', (name) => typeof name === 'number', '7'),
  ),
  acceptsInvalid(
    'takes-null-for-a-name',
    'addContact',
    changedRequest('lastName', (name) => name === null, 'Delgado'),
  ),
  acceptsInvalid(
    'takes-any-choice',
    'addContact',
    changedRequest('contactType', (type) => type === 'CONFORM_UNKNOWN', 'FA'),
  ),
  acceptsInvalid(
    'takes-a-choice-in-other-case',
    'addContact',
    changedRequest(
      'contactType',
      (type) => typeof type === 'string' && type !== type.toUpperCase(),
      'FA',
    ),
  ),
  acceptsInvalid('takes-fields-that-are-not', 'addContact', (request) =>
    Object.keys(bodyOf(request)).every((name) => allowed.has(name))
      ? null
      : withRequestJson(
          request,
          Object.fromEntries(Object.entries(bodyOf(request)).filter(([name]) => allowed.has(name))),
        ),
  ),
  acceptsInvalid(
    'takes-too-many-phones',
    'addContact',
    changedRequest('phones', (phones) => Array.isArray(phones) && phones.length > 5, []),
  ),
  acceptsInvalid('takes-broken-json', 'addContact', (request) =>
    isJson(request.body.toString()) ? null : withRequestJson(request, contact),
  ),
  acceptsInvalid('takes-a-list', 'addContact', (request) =>
    request.body.toString() === '[]' ? withRequestJson(request, contact) : null,
  ),
  acceptsInvalid(
    'takes-xml',
    'addContact',
    (request) =>
      request.headers['content-type'] === 'application/xml'
        ? withRequestJson(request, contact)
        : null,
    'unsupported_media: success',
  ),
  acceptsInvalid('takes-no-body', 'addContact', (request) =>
    request.body.length === 0 ? withRequestJson(request, contact) : null,
  ),
  acceptsRefused('takes-another-charset', 'addContact', (request) =>
    request.headers['content-type']?.includes('utf-16') === true
      ? withHeader(request, 'content-type', 'application/json')
      : null,
  ),
  acceptsRefused('ignores-the-compression', 'addContact', (request) =>
    'content-encoding' in request.headers
      ? {
          ...request,
          headers: Object.fromEntries(
            Object.entries(request.headers).filter(([name]) => name !== 'content-encoding'),
          ),
        }
      : null,
  ),
  acceptsRefused('takes-an-unreadable-content-type', 'addContact', (request) =>
    request.headers['content-type'] === 'json;;;'
      ? withHeader(request, 'content-type', 'application/json')
      : null,
  ),
  acceptsRefused('takes-a-body-too-large', 'addContact', (request) =>
    request.body.length > 1024 * 1024 ? withRequestJson(request, contact) : null,
  ),
  acceptsRefused('takes-an-invalid-language', 'addContact', (request) =>
    request.headers['accept-language'] === '<es>'
      ? withHeader(request, 'accept-language', 'es-US')
      : null,
  ),
  acceptsRefused('takes-any-parameter', 'listBloodSugarReadings', (request) =>
    query(request, (search) => search.delete('conformUnknown')),
  ),
  acceptsRefused('takes-a-malformed-form', 'requestPasswordReset', (request) =>
    request.body.toString().includes('%zz')
      ? { ...request, body: Buffer.from('email=somebody%40example.com') }
      : null,
  ),
  acceptsRefused(
    'takes-an-unfinished-form',
    'redirectToPartner',
    (request) =>
      request.headers['content-type']?.includes('boundary=conform') === true
        ? {
            ...withHeader(request, 'content-type', 'application/x-www-form-urlencoded'),
            body: Buffer.from('accessCode=conform'),
          }
        : null,
    'refusal_status: refusal',
  ),
  acceptsInvalid(
    'takes-text-for-a-number',
    'savePreference',
    changedRequest('appId', (value) => typeof value === 'string', 1),
  ),
  acceptsInvalid('takes-no-range', 'listBloodSugarReadings', (request) =>
    request.url.includes('start=')
      ? null
      : query(request, (search) => search.set('start', '2026-11-01T00:00:00')),
  ),
  acceptsInvalid('takes-any-start', 'listBloodSugarReadings', (request) =>
    /start=2026-02-30|start=conform/.test(request.url)
      ? query(request, (search) => search.set('start', '2026-11-01T00:00:00'))
      : null,
  ),
  acceptsInvalid('takes-any-count', 'listBloodSugarReadings', (request) =>
    query(request, (search) =>
      Number(search.get('count')) > 50_000 ? search.set('count', '50000') : undefined,
    ),
  ),
  acceptsInvalid('takes-no-count-at-all', 'listBloodSugarReadings', (request) =>
    query(request, (search) =>
      search.get('count') === '0' ? search.set('count', '1') : undefined,
    ),
  ),
  acceptsInvalid('takes-parameters-twice', 'listBloodSugarReadings', (request) =>
    query(request, (search) =>
      [...new Set(search.keys())].forEach((name) => search.set(name, search.get(name)!)),
    ),
  ),
  acceptsInvalid('takes-an-end-before-its-start', 'listBloodPressureReadings', (request) =>
    query(request, (search) =>
      (search.get('end') ?? '') < (search.get('start') ?? '') &&
      (search.get('end') ?? '').startsWith('2024-02-29')
        ? search.set('start', '2020-01-01T00:00:00')
        : undefined,
    ),
  ),
  {
    id: 'needs-no-header',
    by: 'missing_required_header: success',
    kind: 'request',
    operations: ['resetPassword'],
    answer: async (request, forward) =>
      request.operation === 'resetPassword' && !('token' in request.headers)
        ? { status: 204, headers: {}, body: Buffer.alloc(0) }
        : forward(request),
  },
]
