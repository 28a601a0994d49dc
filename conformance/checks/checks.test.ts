import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import {
  correctResponse,
  startToy,
  type ToyResponse,
  type ToyRequest,
} from '../testing/toy-server.ts'

type Change = (answer: ToyResponse, request: ToyRequest) => ToyResponse
const read =
  (change: Change): Change =>
  (answer, request) =>
    request.method === 'GET' && answer.status === 200 ? change(answer, request) : answer
const write =
  (change: Change): Change =>
  (answer, request) =>
    request.method === 'POST' && answer.status === 201 ? change(answer, request) : answer
const noteWith = (fields: object): Change =>
  read((answer) => ({ ...answer, json: [{ id: 'n-1', text: 'Slept', ...fields }] }))
const asText = (
  text: string,
  headers = { 'content-type': 'application/json', 'cache-control': 'no-store' },
): Change => read(() => ({ status: 200, text, headers }))

/** One server defect each, with the check that must detect it. */
const defects: readonly (readonly [string, string, Change])[] = [
  ['returns 500', 'not_a_server_error', write(() => ({ status: 500, json: { message: 'Oh.' } }))],
  [
    'returns an undocumented status',
    'status_code_conformance',
    write((answer) => ({ ...answer, status: 202 })),
  ],
  [
    'returns another content type',
    'content_type_conformance',
    write((answer) => ({
      ...answer,
      json: undefined,
      text: JSON.stringify(answer.json),
      headers: { ...answer.headers, 'content-type': 'text/plain' },
    })),
  ],
  [
    'omits a header',
    'response_headers_conformance',
    write((answer) => ({ ...answer, headers: { 'cache-control': 'no-store' } })),
  ],
  ['returns a wrong type', 'response_schema_conformance', noteWith({ id: 1 })],
  ['returns an extra field', 'response_schema_conformance', noteWith({ mood: 'GOOD' })],
  ['omits a field', 'response_schema_conformance', noteWith({ text: undefined })],
  ['returns an empty body', 'empty_body', asText('')],
  ['returns truncated JSON', 'json_wellformed', asText('[{"id":')],
  [
    'returns another charset',
    'charset',
    asText('[]', {
      'content-type': 'application/json; charset=latin1',
      'cache-control': 'no-store',
    }),
  ],
  [
    'returns rounded numbers',
    'number_precision',
    asText('[{"id":"n-1","text":"Slept","x":12345678901234567}]'),
  ],
  ['allows caching', 'no_store_on_phi', read((answer) => ({ ...answer, headers: {} }))],
  [
    'rejects a valid request',
    'positive_data_acceptance',
    write(() => ({ status: 400, json: { message: 'No.' } })),
  ],
  [
    'returns a stack trace',
    'error_shape',
    write(() => ({ status: 400, json: { message: 'Error\n    at handle (/srv/notes.js:12:7)' } })),
  ],
]

test.each(defects)('a server that %s fails %s', async (_, check, change) => {
  const toy = await startToy((request) => change(correctResponse(request), request))
  const { code, failed } = await runToy(toy.address, { args: ['--phases', 'examples'] })
  await toy.close()
  expect({ code, seen: failed.some((line) => line.includes(check)) }).toEqual({
    code: 1,
    seen: true,
  })
})

test('no report contains a response value, a token or an undocumented field name', async () => {
  const canary = 'canary-5b1f'
  const toy = await startToy((request) =>
    noteWith({ id: 7, text: `${canary}-text`, [`${canary}-name`]: 1 })(
      correctResponse(request),
      request,
    ),
  )
  const { reports, code } = await runToy(toy.address)
  await toy.close()
  expect(code).toBe(1)
  const all = Object.values(reports).join('\n')
  expect(all).not.toContain(canary)
  expect(all).not.toContain('toy-token')
})
