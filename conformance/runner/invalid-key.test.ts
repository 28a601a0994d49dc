import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy } from '../testing/toy-server.ts'

const contract = {
  openapi: '3.0.3',
  info: { title: 'Keys', version: '1.0.0' },
  security: [{ key: [] }],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        responses: { 200: { description: 'They.' }, 401: { description: 'No.' } },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } } },
}

test.each([
  ['asks for its key', (key: unknown) => key === 'right', 0, []],
  [
    'takes any key',
    (key: unknown) => key !== undefined,
    1,
    [
      'rest/listThings/access/garbage: ignored_auth',
      'rest/listThings/access/malformed: ignored_auth',
    ],
  ],
])('a server that %s', async (_, isRight, code, failed) => {
  const toy = await startToy(({ method, headers }) => {
    if (method !== 'GET') return { status: 405, headers: { allow: 'GET' } }
    return { status: isRight(headers['x-key']) ? 200 : 401 }
  })
  const target = { personas: {}, credentials: { key: { value: 'right' } } }
  const ran = await runToy(toy.address, {
    contract,
    target,
    args: ['--phases', 'examples,access'],
  })
  await toy.close()
  expect(ran).toMatchObject({ code, failed })
})
