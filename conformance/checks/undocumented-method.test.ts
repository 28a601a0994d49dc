import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy } from '../testing/toy-server.ts'

const content = { 'application/json': { schema: { type: 'object' } } }
const contract = {
  openapi: '3.1.0',
  info: { title: 'One method', version: '1' },
  paths: {
    '/state': {
      get: {
        operationId: 'state',
        responses: {
          200: { description: 'Fine.', content },
          default: { description: 'Not fine.', content },
        },
      },
    },
  },
}

test.each([
  ['404 in text', 404, 'Nothing here.', []],
  ['405 in text', 405, 'Not so.', []],
  ['400', 400, 'No.', ['rest/state/negative/wire/method-put: unsupported_method']],
])(
  'a contract says nothing of other methods, which may return %s',
  async (_, status, text, failed) => {
    const toy = await startToy(({ method }) =>
      method === 'GET'
        ? { status: 200, json: {} }
        : { status, text, headers: { 'content-type': 'text/plain', allow: 'GET' } },
    )
    const ran = await runToy(toy.address, {
      contract,
      target: { personas: undefined },
      args: ['--phases', 'examples,negative'],
    })
    await toy.close()
    expect(ran.failed).toEqual(failed)
  },
)
