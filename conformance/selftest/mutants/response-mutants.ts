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
  fields('wrong-type', 'response_schema_conformance: type', 'getPersonalInfo', 200, (body) => ({
    ...body,
    firstName: 7,
  })),
  fields(
    'missing-required',
    'response_schema_conformance: missing',
    'getPersonalInfo',
    200,
    ({ firstName: _, ...body }) => body,
  ),
  fields('field-too-many', 'undocumented_field: field', 'getPersonalInfo', 200, (body) => ({
    ...body,
    debug: true,
  })),
  fields(
    'null-not-allowed',
    'response_schema_conformance: type',
    'getPersonalInfo',
    200,
    (body) => ({ ...body, lastName: null }),
  ),
  fields(
    'date-in-other-order',
    'response_schema_conformance: format',
    'getPersonalInfo',
    200,
    (body) => ({
      ...body,
      birthDate: '03/09/1961',
    }),
  ),
  fields(
    'day-that-is-not',
    'response_schema_conformance: format',
    'getPersonalInfo',
    200,
    (body) => ({
      ...body,
      birthDate: '1961-02-30',
    }),
  ),
  fields(
    'text-too-long',
    'response_schema_conformance: length',
    'getPersonalInfo',
    200,
    (body) => ({
      ...body,
      firstName: 'R'.repeat(5_000),
    }),
  ),
  fields('empty-text', 'response_schema_conformance: length', 'getPersonalInfo', 200, (body) => ({
    ...body,
    firstName: '',
  })),
  fields('enum-outside', 'response_schema_conformance: choice', 'addContact', 201, (body) => ({
    ...body,
    contactType: 'XX',
  })),
  fields(
    'enum-in-other-case',
    'response_schema_conformance: choice',
    'addContact',
    201,
    (body) => ({
      ...body,
      contactType: String(body['contactType']).toLowerCase(),
    }),
  ),
  fields('number-as-id', 'response_schema_conformance: type', 'addContact', 201, (body) => ({
    ...body,
    id: 12,
  })),
  fields('list-not-object', 'response_schema_conformance: type', 'addContact', 201, (body) => [
    body,
  ]),
  fields('object-not-list', 'response_schema_conformance: type', 'addContact', 201, (body) => ({
    ...body,
    phones: { number: '1' },
  })),
  fields('wrong-in-a-list', 'response_schema_conformance: type', 'listContacts', 200, (body) =>
    Array.isArray(body)
      ? first(body, (item) => ({ ...item, contactType: 3 }))
      : { ...body, ...Object.fromEntries(Object.entries(body).map(([name]) => [name, 3])) },
  ),
  fields('wrapped', 'response_schema_conformance: missing', 'getAccount', 200, (body) => ({
    data: body,
  })),
  fields('nothing-in-it', 'response_schema_conformance: missing', 'getAccount', 200, () => ({})),
  fields('null-body', 'response_schema_conformance: type', 'getAccount', 200, () => null),
  fields(
    'error-of-another-form',
    'response_schema_conformance: missing',
    'addContact',
    400,
    () => ({ detail: 'bad', status: 400 }),
  ),
  fields('error-in-a-list', 'response_schema_conformance: type', 'addContact', 400, (body) => [
    body,
  ]),
  fields('error-code-as-text', 'response_schema_conformance: type', 'addContact', 400, (body) => ({
    ...body,
    code: '400',
  })),
  answers(
    'undocumented-success',
    'status_code_conformance: success',
    'getAccount',
    200,
    (response) => ({ ...response, status: 206 }),
  ),
  answers(
    'undocumented-refusal',
    'status_code_conformance: refusal',
    'addContact',
    400,
    (response) => ({ ...response, status: 418 }),
  ),
  answers('created-is-ok', 'status_code_conformance: success', 'addContact', 201, (response) => ({
    ...response,
    status: 200,
  })),
  answers('text-not-json', 'content_type_conformance: another', 'getLocale', 200, (response) =>
    withHeaders(response, { 'content-type': 'text/plain' }),
  ),
  answers('page-of-html', 'content_type_conformance: another', 'getLocale', 200, (response) =>
    withBody(
      withHeaders(response, { 'content-type': 'text/html' }),
      '<!doctype html><p>Maintenance</p>',
    ),
  ),
  answers('no-content-type', 'content_type_conformance: none', 'getLocale', 200, (response) =>
    withoutHeader(response, 'content-type'),
  ),
  answers('problem-type', 'content_type_conformance: another', 'addContact', 400, (response) =>
    withHeaders(response, { 'content-type': 'application/json' }),
  ),
  answers('empty-success', 'empty_body: missing', 'getFeatures', 200, (response) =>
    withBody(response, ''),
  ),
  answers('empty-refusal', 'empty_body: missing', 'addContact', 400, (response) =>
    withBody(withoutHeader(response, 'content-type'), ''),
  ),
  answers('half-a-body', 'json_wellformed: broken', 'getFeatures', 200, (response) =>
    withBody(response, response.body.subarray(0, Math.floor(response.body.length / 2))),
  ),
  answers('two-documents', 'json_wellformed: broken', 'getFeatures', 200, (response) =>
    withBody(response, `${response.body.toString()}{}`),
  ),
  answers('byte-order-mark', 'charset: mark', 'getFeatures', 200, (response) =>
    withBody(response, `\uFEFF${response.body.toString()}`),
  ),
  answers('latin1-said', 'charset: another', 'getFeatures', 200, (response) =>
    withHeaders(response, { 'content-type': 'application/json; charset=iso-8859-1' }),
  ),
  answers('not-utf8', 'charset: bytes', 'getPersonalInfo', 200, (response) =>
    withBody(
      response,
      Buffer.concat([Buffer.from('{"firstName":"'), Buffer.from([0xe9]), Buffer.from('"}')]),
    ),
  ),
  answers('gzip-said', 'content_coding: another', 'getFeatures', 200, (response) =>
    withHeaders(response, { 'content-encoding': 'gzip' }),
  ),
  answers('half-of-gzip', 'content_coding: another', 'getFeatures', 200, (response) => {
    const zipped = gzipSync(response.body)
    return withBody(
      withHeaders(response, { 'content-encoding': 'gzip' }),
      zipped.subarray(0, Math.floor(zipped.length / 2)),
    )
  }),
  answers('name-twice', 'json_wellformed: a name twice', 'getFeatures', 200, (response) => {
    const text = response.body.toString()
    const [first = ''] = /"[^"]*":/.exec(text) ?? []
    return withBody(response, text.replace('{', `{${first}null,`))
  }),
  answers('number-rounded', 'number_precision: rounded', 'getUserToken', 200, (response) =>
    withBody(response, response.body.toString().replace(/^\{/, '{"big":12345678901234567,')),
  ),
  answers(
    'retry-after-missing',
    'response_headers_conformance: missing',
    'sendVerification',
    429,
    (response) => withoutHeader(response, 'retry-after'),
  ),
  answers(
    'retry-after-in-words',
    'response_headers_conformance: another form',
    'sendVerification',
    429,
    (response) => withHeaders(response, { 'retry-after': 'soon' }),
  ),
  answers('fails-on-valid', 'not_a_server_error: failure', 'getHealthInfo', 200, (response) => ({
    ...response,
    status: 500,
    body: Buffer.from('{"message":"Something went wrong.","error":"server_error"}'),
  })),
  answers('fails-on-invalid', 'not_a_server_error: failure', 'saveHealthInfo', 400, (response) => ({
    ...response,
    status: 500,
  })),
  answers('redirects', 'status_code_conformance: redirect', 'getHealthInfo', 200, (response) =>
    withBody(
      withHeaders({ ...response, status: 302 }, { location: 'https://elsewhere.example/' }),
      '',
    ),
  ),
]
