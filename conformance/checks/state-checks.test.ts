import { afterAll, beforeEach, expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy, type ToyResponse, type ToyRequest } from '../testing/toy-server.ts'

const json = (schema: object, example?: unknown): object => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})
const refused = { description: 'Refused.', content: json({ type: 'object' }) }
const thing = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, size: { type: 'integer' } },
}
const id = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', minLength: 1 },
  example: 't-0',
}
const settings = { type: 'object', required: ['loud'], properties: { loud: { type: 'boolean' } } }

/**
 * A toy API: things that can be created, read and deleted, and settings that can be written and
 * read.
 */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  security: [{ bearer: [] }],
  paths: {
    '/things': {
      post: {
        operationId: 'addThing',
        requestBody: {
          required: true,
          content: json({ type: 'object', properties: { size: { type: 'integer' } } }, { size: 3 }),
        },
        responses: {
          201: { description: 'Made.', content: json(thing) },
          400: refused,
          401: refused,
        },
      },
    },
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [id],
        responses: {
          200: { description: 'It.', content: json(thing) },
          401: refused,
          404: refused,
        },
      },
      delete: {
        operationId: 'deleteThing',
        parameters: [id],
        responses: { 204: { description: 'Gone.' }, 401: refused, 404: refused },
      },
    },
    '/settings': {
      get: {
        operationId: 'getSettings',
        responses: { 200: { description: 'They.', content: json(settings) }, 401: refused },
      },
      put: {
        operationId: 'putSettings',
        requestBody: { required: true, content: json(settings, { loud: true }) },
        responses: { 204: { description: 'Kept.' }, 400: refused, 401: refused },
      },
    },
  },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
}

const tokens = new Map([
  ['Bearer member-token', 'member'],
  ['Bearer other-token', 'other'],
])
const target = { personas: { member: { token: 'member-token' }, other: { token: 'other-token' } } }

type Defect = 'none' | 'keeps' | 'forgets' | 'shares' | 'loses' | 'open' | 'finds first'
let defect: Defect = 'none'
let things = new Map<string, string>()
const loud = new Map<string, boolean>()

const response = (status: number, body: unknown = {}): ToyResponse => ({ status, json: body })

const answer = ({ method, path, headers, body }: ToyRequest): ToyResponse => {
  const who = tokens.get(headers.authorization ?? '') ?? (defect === 'open' ? 'member' : undefined)
  const name = /^\/things\/(.+)$/.exec(path)?.[1] ?? ''
  if (defect === 'finds first' && name !== '' && !things.has(name)) return response(404)
  if (who === undefined) return response(401)
  if (path === '/settings' && method === 'GET')
    return response(200, { loud: defect === 'loses' ? false : (loud.get(who) ?? false) })
  if (path === '/settings' && method === 'PUT')
    return loud.set(who, (JSON.parse(body) as { loud: boolean }).loud) && { status: 204 }
  if (path === '/things' && method === 'POST') {
    const made = `t-${things.size + 1}`
    if (defect !== 'forgets') things.set(made, who)
    return response(201, { id: made, size: 3 })
  }
  if (things.get(name) !== who && !(defect === 'shares' && things.has(name))) return response(404)
  if (method === 'GET') return response(200, { id: name, size: 3 })
  if (method !== 'DELETE') return response(405)
  if (defect !== 'keeps') things.set(name, 'nobody')
  return { status: 204 }
}

const toy = await startToy(answer)
afterAll(() => toy.close())
beforeEach(() => void (things = new Map()))

test.each<[Defect, number, string]>([
  ['none', 0, ''],
  ['keeps', 1, 'rest/getThing/flows/after-deleteThing: use_after_free'],
  ['forgets', 1, 'rest/getThing/flows/after-addThing: ensure_resource_availability'],
  ['shares', 1, 'rest/getThing/access/other-member-addThing: other_member'],
  ['loses', 1, 'rest/getSettings/flows/read-after-putSettings-example: read_after_write'],
  ['open', 1, 'rest/getThing/access/nobody-addThing: ignored_auth'],
  // A server may look for the resource before it looks at the credentials.
  ['finds first', 5, ''],
])('a server with the defect %s ends with %i', async (has, code, line) => {
  defect = has
  const ran = await runToy(toy.address, { contract, target, args: ['--phases', 'flows,access'] })
  expect(ran.code, ran.failed.join('\n')).toBe(code)
  if (line === '') expect(ran.failed).toEqual([])
  else expect(ran.failed).toContain(line)
})
