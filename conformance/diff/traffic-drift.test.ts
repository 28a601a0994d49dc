import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drift } from '../cli/commands/drift.ts'
import { optionsOf } from '../cli/options.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { toyContract } from '../testing/toy-contract.ts'

const SECRET = 'systolic-188-of-rosa'

interface Entry {
  readonly method?: string
  readonly path?: string
  readonly posted?: unknown
  readonly status?: number
  readonly answer?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const entry = ({
  method = 'GET',
  path = '/notes',
  posted,
  status = 200,
  answer = [],
  headers = {},
}: Entry): object => ({
  request: {
    method,
    url: `https://api.toy.example/base${path}`,
    headers: [{ name: 'X-Device', value: 'scale' }],
    ...(posted === undefined
      ? {}
      : {
          postData: { mimeType: 'application/json; charset=utf-8', text: JSON.stringify(posted) },
        }),
  },
  response: {
    status,
    headers: Object.entries({ 'content-type': 'application/json', ...headers }).map(
      ([name, value]) => ({ name, value }),
    ),
    content: { size: 1, text: JSON.stringify(answer) },
  },
})

const runDrift = async (
  ...entries: object[]
): Promise<{ code: number; rules: string[]; sarif: string }> => {
  using folder = temporaryFolder({
    'contract.json': toyContract(),
    'target.json': { base: 'https://api.toy.example/base' },
    'traffic.har': { log: { entries } },
  })
  const code = await drift(
    optionsOf([
      'drift',
      '--openapi',
      folder.file('contract.json'),
      '--target',
      folder.file('target.json'),
      '--har',
      folder.file('traffic.har'),
      '--out',
      folder.path,
    ]),
  )
  const sarif = readFileSync(folder.file('drift.sarif'), 'utf8')
  return {
    code,
    sarif,
    rules: (
      JSON.parse(sarif) as { runs: { results: { ruleId: string }[] }[] }
    ).runs[0]!.results.map(({ ruleId }) => ruleId),
  }
}

test.each<[string, Entry, string[]]>([
  ['documented calls', {}, []],
  [
    'a created note',
    {
      method: 'POST',
      posted: { text: 'a' },
      status: 201,
      answer: { id: '1', text: 'a' },
      headers: { location: '/notes/1' },
    },
    [],
  ],
  [
    'an undocumented operation',
    { path: `/${SECRET}`, status: 404, answer: { message: 'No.' } },
    ['undocumented_operation'],
  ],
  [
    'an undocumented status',
    { status: 418, answer: { message: SECRET } },
    ['status_code_conformance'],
  ],
  [
    'a response of another shape',
    { answer: [{ id: 1, text: SECRET }] },
    ['response_schema_conformance'],
  ],
  [
    'an undocumented field',
    { answer: [{ id: '1', text: 'a', [SECRET]: 1 }] },
    ['response_schema_conformance', 'undocumented_field'],
  ],
  ['an undocumented parameter', { path: `/notes?${SECRET}=1` }, ['undocumented_parameter']],
  [
    'an invalid body',
    { method: 'POST', posted: { text: '' }, status: 400, answer: { message: SECRET } },
    ['request_schema'],
  ],
])('traffic with %s', async (_, told_, rules) => {
  // One documented call is always present; without any, the command fails.
  const found = await runDrift(entry({}), entry(told_))
  expect({ code: found.code, rules: found.rules }).toEqual({
    code: rules.length > 0 ? 1 : 0,
    rules,
  })
  for (const form of [SECRET, Buffer.from(SECRET).toString('base64'), encodeURIComponent(SECRET)])
    expect(found.sarif).not.toContain(form)
})

test('traffic of another contract is not measured', async () => {
  await expect(runDrift(entry({ path: '/other' }))).rejects.toThrow('none of 1 recorded')
  await expect(runDrift()).rejects.toThrow('none of 0')
})

test('a Postman collection is traffic: its saved responses, with variables', async () => {
  const asked = (method: string, more: object = {}): object => ({
    method,
    header: [{ key: 'X-Device', value: '{{device}}' }],
    url: { raw: '{{base}}/notes' },
    ...more,
  })
  const saved = (code: number, body: unknown, originalRequest: object): object => ({
    code,
    originalRequest,
    header: [{ key: 'Content-Type', value: 'application/json' }],
    body: JSON.stringify(body),
  })
  const item = (request: object, ...response: object[]): object => ({
    name: 'it',
    request,
    response,
  })
  const post = asked('POST', {
    body: { mode: 'raw', raw: '{"text":""}', options: { raw: { language: 'json' } } },
  })
  const rulesOf = async (...items: object[]): Promise<[number, string[]]> => {
    using folder = temporaryFolder({
      'contract.json': toyContract(),
      'target.json': { base: 'https://api.toy.example/base' },
      'notes.postman_collection.json': {
        info: { name: 'Notes' },
        variable: [{ key: 'device', value: 'scale' }],
        item: [{ name: 'folder', item: items }],
      },
    })
    const code = await drift(
      optionsOf([
        'drift',
        ...['--openapi', folder.file('contract.json'), '--target', folder.file('target.json')],
        ...['--har', folder.file('notes.postman_collection.json'), '--out', folder.file('out')],
      ]),
    )
    const sarif = readFileSync(folder.file('out/drift.sarif'), 'utf8')
    return [code, [...sarif.matchAll(/"ruleId": "([^"]+)"/g)].map(([, rule = '']) => rule)]
  }
  const list = asked('GET')
  expect(await rulesOf(item(list, saved(200, [], list)))).toEqual([0, []])
  expect(await rulesOf(item(list, saved(200, [{ id: 1, text: 'a' }], list)))).toEqual([
    1,
    ['response_schema_conformance'],
  ])
  expect(await rulesOf(item(post, saved(400, { message: 'No.' }, post)))).toEqual([
    1,
    ['request_schema'],
  ])
  expect((await rulesOf(item(post, saved(418, {}, post))))[1]).toContain('status_code_conformance')
})
