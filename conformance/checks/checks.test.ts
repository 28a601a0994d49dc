import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import {
  correctResponse,
  startToy,
  type ToyResponse,
  type ToyRequest,
} from '../testing/toy-server.ts'

type Change = (answer: ToyResponse, asked: ToyRequest) => ToyResponse
const read =
  (change: Change): Change =>
  (answer, asked) =>
    asked.method === 'GET' && answer.status === 200 ? change(answer, asked) : answer
const write =
  (change: Change): Change =>
  (answer, asked) =>
    asked.method === 'POST' && answer.status === 201 ? change(answer, asked) : answer
const noteWith = (fields: object): Change =>
  read((answer) => ({ ...answer, json: [{ id: 'n-1', text: 'Slept', ...fields }] }))
const asText = (
  text: string,
  headers = { 'content-type': 'application/json', 'cache-control': 'no-store' },
): Change => read(() => ({ status: 200, text, headers }))

/** One defect of a server each, and the check that has to see it. */
const defects: readonly (readonly [string, string, Change])[] = [
  ['fails', 'not_a_server_error', write(() => ({ status: 500, json: { message: 'Oh.' } }))],
  [
    'answers a status of its own',
    'status_code_conformance',
    write((answer) => ({ ...answer, status: 202 })),
  ],
  [
    'answers another content type',
    'content_type_conformance',
    write((answer) => ({
      ...answer,
      json: undefined,
      text: JSON.stringify(answer.json),
      headers: { ...answer.headers, 'content-type': 'text/plain' },
    })),
  ],
  [
    'leaves out a header',
    'response_headers_conformance',
    write((answer) => ({ ...answer, headers: { 'cache-control': 'no-store' } })),
  ],
  ['answers a wrong type', 'response_schema_conformance', noteWith({ id: 1 })],
  ['answers a field too many', 'response_schema_conformance', noteWith({ mood: 'GOOD' })],
  ['leaves out a field', 'response_schema_conformance', noteWith({ text: undefined })],
  ['answers nothing', 'empty_body', asText('')],
  ['answers half a document', 'json_wellformed', asText('[{"id":')],
  [
    'answers another charset',
    'charset',
    asText('[]', {
      'content-type': 'application/json; charset=latin1',
      'cache-control': 'no-store',
    }),
  ],
  [
    'answers numbers that are rounded',
    'number_precision',
    asText('[{"id":"n-1","text":"Slept","x":12345678901234567}]'),
  ],
  ['may be kept on the way', 'no_store_on_phi', read((answer) => ({ ...answer, headers: {} }))],
  [
    'refuses what is right',
    'positive_data_acceptance',
    write(() => ({ status: 400, json: { message: 'No.' } })),
  ],
  [
    'shows the trace of an error',
    'error_shape',
    write(() => ({ status: 400, json: { message: 'Error\n    at handle (/srv/notes.js:12:7)' } })),
  ],
]

test.each(defects)('a server that %s is seen by %s', async (_, check, change) => {
  const toy = await startToy((asked) => change(correctResponse(asked), asked))
  const { code, failed } = await runToy(toy.address, { args: ['--phases', 'examples'] })
  await toy.close()
  expect({ code, seen: failed.some((line) => line.includes(check)) }).toEqual({
    code: 1,
    seen: true,
  })
})

test('no report holds a value that the server answered, nor a token, nor a name that the contract does not have', async () => {
  const canary = 'canary-5b1f'
  const toy = await startToy((asked) =>
    noteWith({ id: 7, text: `${canary}-text`, [`${canary}-name`]: 1 })(
      correctResponse(asked),
      asked,
    ),
  )
  const { reports, code } = await runToy(toy.address)
  await toy.close()
  expect(code).toBe(1)
  const all = Object.values(reports).join('\n')
  expect(all).not.toContain(canary)
  expect(all).not.toContain('toy-token')
})
