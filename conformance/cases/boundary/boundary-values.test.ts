import { describe, expect, test } from 'vitest'
import { documentOf } from '../../contract/document.ts'
import { schemaValidatorOf } from '../../contract/validation/schema-validator.ts'
import { operationsOf } from '../../contract/read-operations.ts'
import { targetOf } from '../../runner/target/read-target.ts'
import { toyContract } from '../../testing/toy-contract.ts'
import { correctResponse, startToy, type ToyRequest } from '../../testing/toy-server.ts'
import { runToy } from '../../testing/run-toy.ts'
import { allCases, builtPhases } from '../all-cases.ts'

const document = documentOf('toy.json', toyContract())
const making = { document, validator: schemaValidatorOf(document), seed: 1 }
const target = targetOf('target', { base: 'http://127.0.0.1' })
const cases = (seed = 1, doc = document) =>
  allCases({ ...making, document: doc, seed }, operationsOf(doc), target, {
    phases: builtPhases,
    only: [],
    skip: [],
  })
const names = cases().map(({ name }) => name)

describe('every rule has a valid and an invalid case', () => {
  test.each([
    'rest/listNotes/boundary/query/count/minimum',
    'rest/listNotes/negative/query/count/minimum-1',
    'rest/listNotes/boundary/query/count/maximum',
    'rest/listNotes/negative/query/count/maximum+1',
    'rest/listNotes/negative/query/count/type-string',
    'rest/listNotes/negative/wire/twice-count',
    'rest/listNotes/negative/wire/method-put',
    'rest/addNote/boundary/body/text/maxLength',
    'rest/addNote/boundary/body/text/maxLength-astral',
    'rest/addNote/negative/body/text/maxLength+1',
    'rest/addNote/negative/body/text/minLength-1',
    'rest/addNote/negative/body/without-text',
    'rest/addNote/boundary/body/without-mood',
    'rest/addNote/negative/body/additionalProperties',
    'rest/addNote/boundary/body/mood/enum-1',
    'rest/addNote/negative/body/mood/enum-case',
    'rest/addNote/boundary/body/stars/maximum',
    'rest/addNote/negative/body/stars/maximum+1',
    'rest/addNote/boundary/body/stars/type-null',
    'rest/addNote/negative/header/X-Device/required',
    'rest/addNote/negative/wire/half-json',
    'rest/addNote/negative/wire/bad-utf8',
    'rest/addNote/negative/wire/no-body',
  ])('%s', (name) => expect(names).toContain(name))
})

test('skips values that look the same on the wire, such as a number in a header', () =>
  expect(names).not.toContain('rest/addNote/negative/header/X-Device/type-number'))

test('a case keeps its id when the contract grows, and another seed changes only its seed', () => {
  const wider = structuredClone(toyContract()) as { paths: Record<string, unknown> }
  const more = documentOf('toy.json', {
    ...wider,
    paths: {
      '/first': { get: { operationId: 'first', responses: { 200: { description: 'First.' } } } },
      ...wider.paths,
    },
  } as never)
  const before = new Map(cases().map(({ id, seed, name }) => [name, [id, seed]]))
  const after = new Map(cases(1, more).map(({ id, seed, name }) => [name, [id, seed]]))
  for (const [name, each] of before) expect(after.get(name)).toEqual(each)
  expect(cases(2).map(({ id }) => id)).toEqual(cases().map(({ id }) => id))
  expect(cases(2)[0]!.seed).not.toBe(cases()[0]!.seed)
  expect(new Set(cases().map(({ id }) => id)).size).toBe(cases().length)
})

/** Servers with one wrong limit each. */
const lax: readonly (readonly [string, string, (request: ToyRequest) => ToyRequest])[] = [
  [
    'accepts 101 characters',
    'negative_data_rejection',
    (request) => ({
      ...request,
      body: request.body.replace(/"text":"([^"]{100})[^"]+"/, '"text":"$1"'),
    }),
  ],
  [
    'accepts any mood',
    'negative_data_rejection',
    (request) => ({ ...request, body: request.body.replace(/"mood":"[^"]*"/, '"mood":"GOOD"') }),
  ],
  [
    'accepts unknown fields',
    'negative_data_rejection',
    (request) => ({
      ...request,
      body: request.body.replace(/,"conformUnknownField":"conform"/, ''),
    }),
  ],
  [
    'requires no header',
    'missing_required_header',
    (request) => ({ ...request, headers: { 'x-device': 'scale', ...request.headers } }),
  ],
  [
    'accepts any content type',
    'unsupported_media',
    (request) => ({
      ...request,
      headers: { ...request.headers, 'content-type': 'application/json' },
      body: request.body.replace('<conform/>', '{"text":"x"}'),
    }),
  ],
  [
    'counts UTF-16 units',
    'positive_data_acceptance',
    (request) => ({ ...request, body: request.body.replaceAll('\u{1F33F}', 'mm') }),
  ],
  [
    'accepts a count of 51',
    'negative_data_rejection',
    (request) => ({
      ...request,
      query: new URLSearchParams(
        request.query.get('count') === '51' ? [['count', '50']] : [...request.query],
      ),
    }),
  ],
]

test.each(lax)('a server that %s fails %s', async (_, check, change) => {
  const toy = await startToy((request) => correctResponse(change(request)))
  const { code, failed } = await runToy(toy.address)
  await toy.close()
  expect({ code, seen: failed.some((line) => line.includes(check)) }).toEqual({
    code: 1,
    seen: true,
  })
})

test('a server that echoes request values fails', async () => {
  const toy = await startToy((request) => {
    const answer = correctResponse(request)
    return answer.status === 400
      ? { status: 400, json: { message: `Not so: ${request.body}` } }
      : answer
  })
  const { failed } = await runToy(toy.address)
  await toy.close()
  expect(failed.some((line) => line.includes('no_reflection'))).toBe(true)
})
