import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { loadDocument, openDocument, type ContractDocument } from '../document.ts'
import { operationsOf } from '../read-operations.ts'
import { schemaValidatorOf } from '../validation/schema-validator.ts'
import { publicConnection } from '../../runner/http/connection.ts'
import { textFetcher } from '../../runner/http/fetch-text.ts'
import { serverOf } from '../../runner/target/contract-server.ts'

const opened = (text: string): ContractDocument => {
  using folder = temporaryFolder({ 'api.yaml': text })
  const document = openDocument(folder.file('api.yaml'))
  // Locations are read from the file on demand.
  document.locate('')
  return document
}
const bodySchema = (document: ContractDocument): string =>
  operationsOf(document)[0]!.answers.get('200')!.media[0]!.schema!

const swagger = `swagger: '2.0'
info: { title: Old, version: '1' }
host: api.example
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
securityDefinitions: { login: { type: basic } }
security: [{ login: [] }]
paths:
  /notes/{id}:
    parameters:
      - { name: id, in: path, required: true, type: integer, minimum: 1 }
    put:
      operationId: putNote
      parameters:
        - { $ref: '#/parameters/Tags' }
        - { name: note, in: body, required: true, schema: { $ref: '#/definitions/Note' } }
      responses:
        200: { description: One., schema: { $ref: '#/definitions/Note' } }
    post:
      consumes: [application/x-www-form-urlencoded]
      parameters: [{ name: text, in: formData, type: string, required: true }]
      responses: { 204: { description: Done. } }
parameters:
  Tags: { name: tags, in: query, type: array, items: { type: string }, collectionFormat: multi }
definitions:
  Note:
    type: object
    required: [text]
    properties:
      text: { type: string, x-nullable: true }
`

describe('Swagger 2.0', () => {
  const document = opened(swagger)
  const [put, post] = operationsOf(document)

  test('has its parameters, bodies, responses and security in the places of OpenAPI 3', () => {
    expect(document.warnings).toEqual([])
    expect(put).toMatchObject({
      id: 'putNote',
      security: [['login']],
      body: { required: true, media: [{ type: 'application/json' }] },
    })
    expect(put!.parameters.map(({ name, in: where, explode }) => [name, where, explode])).toEqual([
      ['id', 'path', false],
      ['tags', 'query', true],
    ])
    expect(post!.body?.media[0]?.type).toBe('application/x-www-form-urlencoded')
    expect(serverOf(document)).toBe('https://api.example/v1')
  })

  test('validates by its definitions, with x-nullable', () => {
    const validator = schemaValidatorOf(document)
    const schema = bodySchema(document)
    expect(validator.isValid(schema, { text: null }, 'response')).toBe(true)
    expect(validator.isValid(schema, { text: 1 }, 'response')).toBe(false)
  })

  test('keeps the lines of what was written', () => {
    const line = (pointer: string) => document.locate(pointer).line
    expect(line('/components/schemas/Note/properties/text')).toBe(32)
    expect(line(`${put!.pointer}/requestBody`)).toBe(18)
    expect(line(`${put!.pointer}/parameters/0`)).toBe(13)
  })
})

const withSchema = (version: string, schema: string): ContractDocument =>
  opened(`openapi: ${version}
info: { title: One, version: '1' }
paths:
  /a:
    get:
      responses:
        200:
          description: One.
          content: { application/json: { schema: ${schema} } }
components: { schemas: { Text: { type: string } } }
`)

test.each<[string, string, string, readonly unknown[], readonly unknown[]]>([
  ['nullable in 3.0', '3.0.3', '{ type: string, nullable: true }', ['a', null], [1]],
  [
    'a nullable enum in 3.0',
    '3.0.3',
    '{ type: string, nullable: true, enum: [a] }',
    ['a', null],
    ['b'],
  ],
  [
    'a nullable reference in 3.0',
    '3.0.3',
    "{ nullable: true, allOf: [{ $ref: '#/components/schemas/Text' }] }",
    ['a', null],
    [1],
  ],
  [
    'nullable in 3.1, which is an annotation',
    '3.1.0',
    '{ type: string, nullable: true }',
    ['a'],
    [null],
  ],
  ['exclusive limits of 3.0', '3.0.0', '{ minimum: 1, exclusiveMinimum: true }', [2], [1]],
  ['unknown keywords', '3.1.0', '{ type: integer, min_items: 3, foo: { a: 1 } }', [1], ['a']],
  ['a schema of 3.2', '3.2.0', '{ type: integer }', [1], ['a']],
  ['the keyword id', '3.0.1', '{ id: note, type: integer }', [1], ['a']],
])('validates with %s', (_, version, schema, right, wrong) => {
  const document = withSchema(version, schema)
  const validator = schemaValidatorOf(document)
  const pointer = bodySchema(document)
  expect(document.warnings).toEqual([])
  expect(validator.fault(pointer)).toBe(null)
  expect(right.map((value) => validator.isValid(pointer, value, 'response'))).not.toContain(false)
  expect(wrong.map((value) => validator.isValid(pointer, value, 'response'))).not.toContain(true)
})

test.each([
  ['an unknown type', '{ properties: { a: { type: strng }, b: { type: integer } } }', 'strng'],
  [
    'a limit that is a text',
    "{ properties: { a: { minimum: 'x' }, b: { type: integer } } }",
    'minimum',
  ],
  [
    'a boolean required',
    '{ properties: { a: { required: true }, b: { type: integer } } }',
    'required',
  ],
  ['a broken pattern', "{ properties: { a: { pattern: '(' }, b: { type: integer } } }", 'regular'],
  [
    'a lost reference',
    "{ properties: { a: { $ref: '#/no' }, b: { type: integer } } }",
    'unresolved',
  ],
])('%s costs only its keyword', (_, schema, words) => {
  const document = withSchema('3.1.0', schema)
  const validator = schemaValidatorOf(document)
  const pointer = bodySchema(document)
  expect(document.warnings).toEqual([
    { pointer: expect.stringContaining('/a'), words: expect.stringContaining(words) },
  ])
  expect(validator.isValid(pointer, { a: 'x', b: 1 }, 'response')).toBe(true)
  expect(validator.isValid(pointer, { b: 'x' }, 'response')).toBe(false)
})

test('broken operations keep what is right', () => {
  const document = opened(`openapi: 3.0.0
info: { title: Broken, version: '1' }
paths:
  /a/{id}:
    get: { operationId: one, parameters: [{ in: query }], responses: {} }
    put: { operationId: one, security: [{ none: [] }], responses: { abc: {}, 200: { description: '' } } }
  b: {}
`)
  expect(document.warnings.map(({ words }) => words.split(' ').slice(0, 5).join(' '))).toEqual([
    'is a parameter without a',
    'does not describe the parameter',
    'has no responses; any response',
    'has the duplicate operationId one;',
    'does not describe the parameter',
    'is not a response, and',
    'names an undefined security scheme',
    'does not begin with a',
  ])
  expect(
    operationsOf(document).map(({ id, parameters, answers }) => [
      id,
      parameters.map(({ name }) => name),
      [...answers.keys()],
    ]),
  ).toEqual([
    ['one', ['id'], ['default']],
    ['put /a/{id}', ['id'], ['200']],
  ])
})

test('a document at an address is read with its files, and its server is relative to it', async () => {
  const files: Record<string, string> = {
    '/docs/api.yaml':
      'openapi: 3.0.0\ninfo: { title: Far, version: "1" }\nservers: [{ url: /v2 }]\npaths: { /a: { $ref: "paths/a.json" } }\n',
    '/docs/paths/a.json':
      '{ "get": { "operationId": "a", "responses": { "200": { "description": "" } } } }',
  }
  const server = createServer((request, response) => {
    const text = files[request.url ?? '']
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const document = await loadDocument(`${origin}/docs/api.yaml`, textFetcher(publicConnection))
    const [operation] = operationsOf(document)
    expect([document.warnings, operation?.id, serverOf(document)]).toEqual([
      [],
      'a',
      `${origin}/v2`,
    ])
    expect(document.locate(operation!.pointer).file).toBe(`${origin}/docs/paths/a.json`)
    await expect(
      loadDocument(`${origin}/none.yaml`, textFetcher(publicConnection)),
    ).rejects.toMatchObject({
      why: 'environment',
      message: expect.stringContaining('404'),
    })
  } finally {
    server.close()
  }
})

describe('references lead anywhere', () => {
  test('to a stream definition of grpc-gateway, whose references move with the definitions', () => {
    const document = opened(`swagger: '2.0'
info: { title: Gateway, version: '1' }
produces: [application/json]
paths:
  /watch:
    post:
      operationId: watch
      responses: { 200: { description: Events., schema: { $ref: '#/x-stream-definitions/Event' } } }
definitions:
  Note: { type: object, required: [text], properties: { text: { type: string, x-nullable: true } } }
x-stream-definitions:
  Event:
    type: object
    properties:
      result: { $ref: '#/definitions/Note' }
      error: { $ref: '#/definitions/Missing' }
`)
    const validator = schemaValidatorOf(document)
    const schema = bodySchema(document)
    expect(validator.fault(schema)).toBe(null)
    expect(validator.isValid(schema, { result: { text: null }, error: 1 }, 'response')).toBe(true)
    expect(validator.isValid(schema, { result: {} }, 'response')).toBe(false)
    expect(document.warnings.map(({ words }) => words)).toEqual([
      'has an unresolved or circular reference #/components/schemas/Missing, which is ignored',
    ])
  })

  test('to definitions in OpenAPI 3, and to a response in an extension', () => {
    const document = opened(`openapi: 3.0.3
info: { title: Odd, version: '1' }
paths:
  /notes: { get: { operationId: notes, responses: { 200: { $ref: '#/x-shared/Notes' } } } }
definitions:
  Note: { type: string, nullable: true }
x-shared:
  Notes: { description: All., content: { application/json: { schema: { $ref: '#/definitions/Note' } } } }
`)
    const validator = schemaValidatorOf(document)
    const schema = bodySchema(document)
    expect([validator.fault(schema), document.warnings]).toEqual([null, []])
    expect([null, 'a', 1].map((each) => validator.isValid(schema, each, 'response'))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('a reference that leads nowhere', () => {
  const document = opened(`openapi: 3.1.0
info: { title: Far, version: '1' }
paths:
  /notes:
    get:
      operationId: list
      responses: { 200: { $ref: 'https://nowhere.invalid/api.yaml#/components/responses/Notes' } }
    post:
      operationId: add
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
      responses: { 201: { description: Made. } }
    put:
      operationId: change
      parameters: [{ $ref: '#/components/parameters/None' }]
      responses: { 200: { description: Changed. } }
components:
  schemas:
    Note: { type: object, properties: { next: { $ref: '#/components/schemas/Note' }, tag: { $ref: '#/none' } } }
`)
  const [list, add, change] = operationsOf(document)

  test('leaves a response unknown, and not without a body', () => {
    const kinds = [list, add, change].map((each) => [...each!.answers.values()][0]!.isUnknown)
    expect(kinds).toEqual([true, false, false])
  })

  test('leaves the requests unknown that have it, also deep in a schema', () => {
    const kinds = [list, add, change].map((each) => each!.isUnknownRequest)
    expect(kinds).toEqual([false, true, true])
  })
})
