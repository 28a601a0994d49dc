import { gzipSync } from 'node:zlib'
import {
  answers,
  fields,
  withBody,
  withHeaders,
  withoutHeader,
  type LooseJson,
  type Mutant,
} from './mutant.ts'

const first = (body: LooseJson, change: (item: LooseJson) => LooseJson): unknown => {
  if (!Array.isArray(body)) throw new Error('the response is not a list')
  return body.map((item: LooseJson, index) => (index === 0 ? change(item) : item))
}

/** Faults in the form of responses. */
export const responseMutants: readonly Mutant[] = [
  fields('wrong-type', 'getPersonalInfo', 200, (body) => ({ ...body, firstName: 7 })),
  fields('missing-required', 'getPersonalInfo', 200, ({ firstName: _, ...body }) => body),
  fields('field-too-many', 'getPersonalInfo', 200, (body) => ({ ...body, debug: true })),
  fields('null-not-allowed', 'getPersonalInfo', 200, (body) => ({ ...body, lastName: null })),
  fields('date-in-other-order', 'getPersonalInfo', 200, (body) => ({
    ...body,
    birthDate: '03/09/1961',
  })),
  fields('day-that-is-not', 'getPersonalInfo', 200, (body) => ({
    ...body,
    birthDate: '1961-02-30',
  })),
  fields('text-too-long', 'getPersonalInfo', 200, (body) => ({
    ...body,
    firstName: 'R'.repeat(5_000),
  })),
  fields('empty-text', 'getPersonalInfo', 200, (body) => ({ ...body, firstName: '' })),
  fields('enum-outside', 'addContact', 201, (body) => ({ ...body, contactType: 'XX' })),
  fields('enum-in-other-case', 'addContact', 201, (body) => ({
    ...body,
    contactType: String(body['contactType']).toLowerCase(),
  })),
  fields('number-as-id', 'addContact', 201, (body) => ({ ...body, id: 12 })),
  fields('list-not-object', 'addContact', 201, (body) => [body]),
  fields('object-not-list', 'addContact', 201, (body) => ({ ...body, phones: { number: '1' } })),
  fields('wrong-in-a-list', 'listContacts', 200, (body) =>
    Array.isArray(body)
      ? first(body, (item) => ({ ...item, contactType: 3 }))
      : { ...body, ...Object.fromEntries(Object.entries(body).map(([name]) => [name, 3])) },
  ),
  fields('wrapped', 'getAccount', 200, (body) => ({ data: body })),
  fields('nothing-in-it', 'getAccount', 200, () => ({})),
  fields('null-body', 'getAccount', 200, () => null),
  fields('error-of-another-form', 'addContact', 400, () => ({ detail: 'bad', status: 400 })),
  fields('error-in-a-list', 'addContact', 400, (body) => [body]),
  fields('error-code-as-text', 'addContact', 400, (body) => ({ ...body, code: '400' })),
  answers('undocumented-success', 'getAccount', 200, (response) => ({ ...response, status: 206 })),
  answers('undocumented-refusal', 'addContact', 400, (response) => ({ ...response, status: 418 })),
  answers('created-is-ok', 'addContact', 201, (response) => ({ ...response, status: 200 })),
  answers('text-not-json', 'getLocale', 200, (response) =>
    withHeaders(response, { 'content-type': 'text/plain' }),
  ),
  answers('page-of-html', 'getLocale', 200, (response) =>
    withBody(
      withHeaders(response, { 'content-type': 'text/html' }),
      '<!doctype html><p>Maintenance</p>',
    ),
  ),
  answers('no-content-type', 'getLocale', 200, (response) =>
    withoutHeader(response, 'content-type'),
  ),
  answers('problem-type', 'addContact', 400, (response) =>
    withHeaders(response, { 'content-type': 'application/json' }),
  ),
  answers('empty-success', 'getFeatures', 200, (response) => withBody(response, '')),
  answers('empty-refusal', 'addContact', 400, (response) =>
    withBody(withoutHeader(response, 'content-type'), ''),
  ),
  answers('half-a-body', 'getFeatures', 200, (response) =>
    withBody(response, response.body.subarray(0, Math.floor(response.body.length / 2))),
  ),
  answers('two-documents', 'getFeatures', 200, (response) =>
    withBody(response, `${response.body.toString()}{}`),
  ),
  answers('byte-order-mark', 'getFeatures', 200, (response) =>
    withBody(response, `\uFEFF${response.body.toString()}`),
  ),
  answers('latin1-said', 'getFeatures', 200, (response) =>
    withHeaders(response, { 'content-type': 'application/json; charset=iso-8859-1' }),
  ),
  answers('not-utf8', 'getPersonalInfo', 200, (response) =>
    withBody(
      response,
      Buffer.concat([Buffer.from('{"firstName":"'), Buffer.from([0xe9]), Buffer.from('"}')]),
    ),
  ),
  {
    ...answers('gzip-said', 'getFeatures', 200, (response) =>
      withHeaders(response, { 'content-encoding': 'gzip' }),
    ),
    by: 'content_coding',
  },
  {
    ...answers('half-of-gzip', 'getFeatures', 200, (response) => {
      const zipped = gzipSync(response.body)
      return withBody(
        withHeaders(response, { 'content-encoding': 'gzip' }),
        zipped.subarray(0, Math.floor(zipped.length / 2)),
      )
    }),
    by: 'content_coding',
  },
  {
    ...answers('name-twice', 'getFeatures', 200, (response) => {
      const text = response.body.toString()
      const [first = ''] = /"[^"]*":/.exec(text) ?? []
      return withBody(response, text.replace('{', `{${first}null,`))
    }),
    by: 'json_wellformed',
  },
  answers('number-rounded', 'getUserToken', 200, (response) =>
    withBody(response, response.body.toString().replace(/^\{/, '{"big":12345678901234567,')),
  ),
  answers('retry-after-missing', 'sendVerification', 429, (response) =>
    withoutHeader(response, 'retry-after'),
  ),
  answers('retry-after-in-words', 'sendVerification', 429, (response) =>
    withHeaders(response, { 'retry-after': 'soon' }),
  ),
  answers('fails-on-valid', 'getHealthInfo', 200, (response) => ({
    ...response,
    status: 500,
    body: Buffer.from('{"message":"Something went wrong.","error":"server_error"}'),
  })),
  answers('fails-on-invalid', 'saveHealthInfo', 400, (response) => ({ ...response, status: 500 })),
  answers('redirects', 'getHealthInfo', 200, (response) =>
    withBody(
      withHeaders({ ...response, status: 302 }, { location: 'https://elsewhere.example/' }),
      '',
    ),
  ),
]
