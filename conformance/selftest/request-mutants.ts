import {
  bodyOf,
  rejectsValid,
  withRequestJson,
  acceptsInvalid,
  type MutantRequest,
  type Mutant,
} from './mutant.ts'

const contact = { firstName: 'Marisol', lastName: 'Delgado', contactType: 'FA' }

/** Corrects a field of the request body if it is invalid. */
const mended =
  (name: string, isWrong: (value: unknown) => boolean, right: unknown) =>
  (asked: MutantRequest): MutantRequest | null => {
    const body = bodyOf(asked)
    return isWrong(body[name]) ? withRequestJson(asked, { ...body, [name]: right }) : null
  }

const query = (asked: MutantRequest, change: (search: URLSearchParams) => void): MutantRequest => {
  const [path = '', search = ''] = asked.url.split('?')
  const changed = new URLSearchParams(search)
  change(changed)
  return { ...asked, url: `${path}?${changed}` }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A mutant that accepts what the target file says is refused. */
const acceptsRefused = (
  id: string,
  operation: string,
  mend: Parameters<typeof acceptsInvalid>[2],
): Mutant => ({ ...acceptsInvalid(id, operation, mend), by: 'refusal_status' })

const withHeader = (asked: MutantRequest, name: string, value: string): MutantRequest => ({
  ...asked,
  headers: { ...asked.headers, [name]: value },
})

const allowed = new Set(['firstName', 'lastName', 'contactType', 'email', 'phones'])

/** Faults of request validation: accepting invalid requests and rejecting valid ones. */
export const requestMutants: readonly Mutant[] = [
  acceptsInvalid(
    'takes-a-name-too-long',
    'addContact',
    mended('firstName', (name) => typeof name === 'string' && [...name].length > 100, 'Marisol'),
  ),
  acceptsInvalid(
    'takes-an-empty-name',
    'addContact',
    mended('firstName', (name) => name === '', 'Marisol'),
  ),
  acceptsInvalid(
    'takes-no-name',
    'addContact',
    mended('lastName', (name) => name === undefined, 'Delgado'),
  ),
  acceptsInvalid(
    'takes-a-number-for-a-name',
    'addContact',
    mended('lastName', (name) => typeof name === 'number', '7'),
  ),
  acceptsInvalid(
    'takes-null-for-a-name',
    'addContact',
    mended('lastName', (name) => name === null, 'Delgado'),
  ),
  acceptsInvalid(
    'takes-any-choice',
    'addContact',
    mended('contactType', (type) => type === 'CONFORM_UNKNOWN', 'FA'),
  ),
  acceptsInvalid(
    'takes-a-choice-in-other-case',
    'addContact',
    mended('contactType', (type) => typeof type === 'string' && type !== type.toUpperCase(), 'FA'),
  ),
  acceptsInvalid('takes-fields-that-are-not', 'addContact', (asked) =>
    Object.keys(bodyOf(asked)).every((name) => allowed.has(name))
      ? null
      : withRequestJson(
          asked,
          Object.fromEntries(Object.entries(bodyOf(asked)).filter(([name]) => allowed.has(name))),
        ),
  ),
  acceptsInvalid(
    'takes-too-many-phones',
    'addContact',
    mended('phones', (phones) => Array.isArray(phones) && phones.length > 5, []),
  ),
  acceptsInvalid('takes-broken-json', 'addContact', (asked) =>
    isJson(asked.body.toString()) ? null : withRequestJson(asked, contact),
  ),
  acceptsInvalid('takes-a-list', 'addContact', (asked) =>
    asked.body.toString() === '[]' ? withRequestJson(asked, contact) : null,
  ),
  acceptsInvalid('takes-xml', 'addContact', (asked) =>
    asked.headers['content-type'] === 'application/xml' ? withRequestJson(asked, contact) : null,
  ),
  acceptsInvalid('takes-no-body', 'addContact', (asked) =>
    asked.body.length === 0 ? withRequestJson(asked, contact) : null,
  ),
  acceptsRefused('takes-another-charset', 'addContact', (asked) =>
    asked.headers['content-type']?.includes('utf-16') === true
      ? withHeader(asked, 'content-type', 'application/json')
      : null,
  ),
  acceptsRefused('ignores-the-compression', 'addContact', (asked) =>
    'content-encoding' in asked.headers
      ? {
          ...asked,
          headers: Object.fromEntries(
            Object.entries(asked.headers).filter(([name]) => name !== 'content-encoding'),
          ),
        }
      : null,
  ),
  acceptsRefused('takes-an-unreadable-content-type', 'addContact', (asked) =>
    asked.headers['content-type'] === 'json;;;'
      ? withHeader(asked, 'content-type', 'application/json')
      : null,
  ),
  acceptsRefused('takes-a-body-too-large', 'addContact', (asked) =>
    asked.body.length > 1024 * 1024 ? withRequestJson(asked, contact) : null,
  ),
  acceptsRefused('takes-an-invalid-language', 'addContact', (asked) =>
    asked.headers['accept-language'] === '<es>'
      ? withHeader(asked, 'accept-language', 'es-US')
      : null,
  ),
  acceptsRefused('takes-any-parameter', 'listBloodSugarReadings', (asked) =>
    query(asked, (search) => search.delete('conformUnknown')),
  ),
  acceptsRefused('takes-a-malformed-form', 'requestPasswordReset', (asked) =>
    asked.body.toString().includes('%zz')
      ? { ...asked, body: Buffer.from('email=somebody%40example.com') }
      : null,
  ),
  acceptsRefused('takes-an-unfinished-form', 'redirectToPartner', (asked) =>
    asked.headers['content-type']?.includes('boundary=conform') === true
      ? {
          ...withHeader(asked, 'content-type', 'application/x-www-form-urlencoded'),
          body: Buffer.from('accessCode=conform'),
        }
      : null,
  ),
  acceptsInvalid(
    'takes-text-for-a-number',
    'savePreference',
    mended('appId', (value) => typeof value === 'string', 1),
  ),
  acceptsInvalid('takes-no-range', 'listBloodSugarReadings', (asked) =>
    asked.url.includes('start=')
      ? null
      : query(asked, (search) => search.set('start', '2026-11-01T00:00:00')),
  ),
  acceptsInvalid('takes-any-start', 'listBloodSugarReadings', (asked) =>
    /start=2026-02-30|start=conform/.test(asked.url)
      ? query(asked, (search) => search.set('start', '2026-11-01T00:00:00'))
      : null,
  ),
  acceptsInvalid('takes-any-count', 'listBloodSugarReadings', (asked) =>
    query(asked, (search) =>
      Number(search.get('count')) > 50_000 ? search.set('count', '50000') : undefined,
    ),
  ),
  acceptsInvalid('takes-no-count-at-all', 'listBloodSugarReadings', (asked) =>
    query(asked, (search) => (search.get('count') === '0' ? search.set('count', '1') : undefined)),
  ),
  acceptsInvalid('takes-parameters-twice', 'listBloodSugarReadings', (asked) =>
    query(asked, (search) =>
      [...new Set(search.keys())].forEach((name) => search.set(name, search.get(name)!)),
    ),
  ),
  acceptsInvalid('takes-an-end-before-its-start', 'listBloodPressureReadings', (asked) =>
    query(asked, (search) =>
      (search.get('end') ?? '') < (search.get('start') ?? '') &&
      (search.get('end') ?? '').startsWith('2024-02-29')
        ? search.set('start', '2020-01-01T00:00:00')
        : undefined,
    ),
  ),
  {
    id: 'needs-no-header',
    kind: 'request',
    operations: ['resetPassword'],
    answer: async (asked, forward) =>
      asked.operation === 'resetPassword' && !('token' in asked.headers)
        ? { status: 204, headers: {}, body: Buffer.alloc(0) }
        : forward(asked),
  },
  rejectsValid(
    'refuses-the-longest-name',
    'addContact',
    (asked) => String(bodyOf(asked)['firstName']).length === 100,
  ),
  rejectsValid('refuses-letters-beyond-utf16', 'addContact', (asked) =>
    /\p{Extended_Pictographic}/u.test(String(bodyOf(asked)['firstName'])),
  ),
  rejectsValid(
    'refuses-what-may-be-left-out',
    'addContact',
    (asked) => bodyOf(asked)['phones'] === undefined && bodyOf(asked)['firstName'] !== undefined,
  ),
  rejectsValid(
    'refuses-a-choice',
    'placeSupplyOrder',
    (asked) => bodyOf(asked)['orderType'] === 'LANCETS',
  ),
  rejectsValid('refuses-the-smallest-count', 'listBloodSugarReadings', (asked) =>
    /count=1(&|$)/.test(asked.url),
  ),
  rejectsValid('refuses-null', 'saveHealthInfo', (asked) => bodyOf(asked)['heightInches'] === null),
  rejectsValid('refuses-every-example', 'saveStripsRemaining', () => true),
  {
    id: 'hangs-up-at-long-input',
    kind: 'request',
    operations: ['addContact'],
    answer: async (asked, forward) =>
      asked.operation === 'addContact' && String(bodyOf(asked)['firstName']).length >= 100
        ? null
        : forward(asked),
  },
  {
    id: 'fails-at-long-input',
    kind: 'request',
    operations: ['addContact'],
    answer: async (asked, forward) =>
      asked.operation === 'addContact' && String(bodyOf(asked)['firstName']).length > 100
        ? {
            status: 500,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from('{"message":"Something went wrong.","error":"server_error"}'),
          }
        : forward(asked),
  },
  {
    id: 'any-method-will-do',
    kind: 'request',
    operations: ['listContacts'],
    answer: async (asked, forward) =>
      forward(
        asked.operation === null && asked.url.endsWith('/v1/users/me/contacts')
          ? { ...asked, method: 'GET' }
          : asked,
      ),
  },
  {
    id: 'not-allowed-without-allow',
    kind: 'request',
    operations: ['listContacts'],
    answer: async (asked, forward) => {
      const told = await forward(asked)
      return told.status === 405
        ? {
            ...told,
            headers: Object.fromEntries(
              Object.entries(told.headers).filter(([name]) => name !== 'allow'),
            ),
          }
        : told
    },
  },
]
