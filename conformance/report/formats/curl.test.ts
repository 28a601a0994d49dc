import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { allCases, builtPhases } from '../../cases/all-cases.ts'
import { documentOf } from '../../contract/document.ts'
import type { JsonFields } from '../../contract/json.ts'
import { schemaValidatorOf } from '../../contract/validation/schema-validator.ts'
import { operationsOf } from '../../contract/read-operations.ts'
import { targetOf } from '../../runner/target/read-target.ts'
import { curlOf } from '../make-report.ts'

const ok = {
  200: {
    description: 'So.',
    content: {
      'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } },
    },
  },
}
const body = {
  required: true,
  content: {
    'application/json': { schema: { type: 'object' }, example: { text: "It's $5 `now`" } },
  },
}
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'n-0' }
const contract: JsonFields = {
  openapi: '3.1.0',
  info: { title: 'Lines', version: '1.0.0' },
  paths: {
    '/api/notes': {
      post: {
        operationId: 'addNote',
        security: [{ bearer: [] }],
        requestBody: body,
        responses: ok,
      },
    },
    '/api/notes/{id}': {
      get: {
        operationId: 'readNote',
        security: [{ key: [] }],
        parameters: [id, { name: 'of', in: 'query', schema: { type: 'string' } }],
        responses: ok,
      },
    },
    '/api/in': {
      post: { operationId: 'signIn', security: [{ client: [] }], requestBody: body, responses: ok },
    },
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      client: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'query', name: 'api_key' },
    },
  },
}
const document = documentOf('lines.json', contract)
const operations = new Map(operationsOf(document).map((each) => [each.id, each]))

const linesFor = (base: string): Map<string, string> => {
  const target = targetOf('target', {
    bases: { '/api': { base, strip: '/api' } },
    headers: { 'x-tenant': 'test' },
    personas: { member: { token: 'a-token' } },
    credentials: { client: { username: 'portal', password: 'a-secret' }, key: { value: 'a-key' } },
    values: { of: '$owner' },
  })
  const cases = allCases(
    { document, validator: schemaValidatorOf(document), seed: 1 },
    operations.values(),
    target,
    { phases: builtPhases, only: [], skip: [] },
  )
  return new Map(
    cases.map((testCase) => [
      testCase.name,
      curlOf(
        { operations, target, document },
        { testCase, verdict: 'failed', status: 200, millis: 1, findings: [] },
      ),
    ]),
  )
}

test.each([
  ['rest/signIn/examples/example', '-u "$CLIENT_USERNAME:$CLIENT_PASSWORD"'],
  ['rest/addNote/examples/example', '-H "authorization: Bearer $MEMBER_TOKEN"'],
  ['rest/addNote/examples/example', '-H "x-tenant: $X_TENANT"'],
  ['rest/addNote/examples/example', ' https://a.example/notes <<'],
  ['rest/addNote/access/malformed', '-H "authorization: Bearer a b"'],
  ['rest/readNote/examples/no-body', '"https://a.example/notes/n-0?of=$OWNER&api_key=$KEY"'],
  ['rest/readNote/flows/after-addNote', '"https://a.example/notes/$ID_1?of=$OWNER&api_key=$KEY"'],
])('the line of %s contains %s', (name, words) =>
  expect(linesFor('https://a.example').get(name)).toContain(words),
)

test('an unauthenticated request has no credentials', () =>
  expect(linesFor('https://a.example').get('rest/addNote/access/nobody')).not.toContain(
    'authorization',
  ))

test('a shell runs the lines and uses the created id', async () => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push(
        `${request.method} ${request.url} ${request.headers.authorization ?? '-'} ${Buffer.concat(chunks).toString().trim()}`,
      )
      response.setHeader('content-type', 'application/json')
      response.end('{"id":"of the server/7"}')
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const lines = linesFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).get(
    'rest/readNote/flows/after-addNote',
  )!
  expect(lines).toMatch(/^ID_1=\$\(curl .* \| jq -r \.id\n[^]*\n\)\ncurl -sS -i -X GET /)
  // Without jq, node reads the field.
  const jq =
    'jq() { node -e \'process.stdin.on("data",(text)=>console.log(encodeURIComponent(JSON.parse(text).id)))\'; }'
  const { promisify } = await import('node:util')
  const { execFile } = await import('node:child_process')
  await promisify(execFile)('bash', ['-c', `${jq}\n${lines}`], {
    env: { ...process.env, MEMBER_TOKEN: 'a-token', OWNER: 'me', KEY: 'a-key', X_TENANT: 'test' },
  })
  expect(requests).toEqual([
    'POST /notes Bearer a-token {"text":"It\'s $5 `now`"}',
    'GET /notes/of%20the%20server%2F7?of=me&api_key=a-key - ',
  ])
  server.close()
})
