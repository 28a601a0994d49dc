import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Contract } from '../generate/contract.ts'
import { loadProto } from '../generate/rpc/rpc-methods.ts'
import { pageFindings } from './page-rules.ts'
import type { RpcExample } from './proto-rules.ts'

const workspace = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(workspace, { recursive: true }))

const right = {
  request:
    'optional int32 page_size = 1 [(buf.validate.field).int32 = {gte: 1, lte: 50}]; optional string page_token = 2;',
  list: 'repeated Thing things = 1 [(buf.validate.field).repeated = {max_items: 50}];',
  next: 'optional string next_page_token = 2 [(portal.options.v1.lenient) = true, (portal.options.v1.must_be_readable) = true];',
  more: '',
}
const registryOf = (change: Partial<typeof right>) => {
  const { request, list, next, more } = { ...right, ...change }
  for (const part of ['buf.yaml', 'proto-vendor', 'proto/portal/options'])
    cpSync(`contracts/${part}`, join(workspace, part), { recursive: true })
  mkdirSync(join(workspace, 'proto/portal/things/v1'), { recursive: true })
  writeFileSync(
    join(workspace, 'proto/portal/things/v1/things.proto'),
    `syntax = "proto3";
package portal.things.v1;
import "buf/validate/validate.proto";
import "portal/options/v1/options.proto";
// Things (API-001).
service ThingsService { rpc ListThings(ListThingsRequest) returns (ListThingsResponse) { option idempotency_level = NO_SIDE_EFFECTS; } }
message Thing { string name = 1; ${more} }
message ListThingsRequest { ${request} }
message ListThingsResponse { ${list} ${next} }
`,
  )
  return loadProto(workspace)
}
const refused: RpcExample = {
  file: 'unknown.json',
  rpc: 'portal.things.v1.ThingsService/ListThings',
  request: { pageToken: 'nothing' },
  error: 'invalid-argument',
}
const none: Contract = { openapi: '3.1.0', paths: {} }
const messagesOf = (
  change: Partial<typeof right>,
  examples: readonly RpcExample[] = [refused],
  contract: Contract = none,
) =>
  pageFindings(contract, registryOf(change), examples).map(
    ({ rule, message }) => `${rule}: ${message}`,
  )

const page =
  'A page needs page_token and page_size in the request and next_page_token in the answer.'
const bare = 'The list has neither pages nor bounded_by.'
const bound = '(portal.options.v1.bounded_by) = "Few."'

test('accepts a complete page and a list with bounded_by', () => {
  expect(messagesOf({})).toEqual([])
  expect(
    messagesOf(
      {
        request: '',
        next: '',
        list: `repeated Thing things = 1 [(buf.validate.field).repeated = {max_items: 50}, ${bound}];`,
      },
      [],
    ),
  ).toEqual([])
})
test.each<[string, Partial<typeof right>, string[]]>([
  ['a token without a size', { request: 'optional string page_token = 2;' }, [`pages: ${page}`]],
  ['no next token', { next: '' }, [`pages: ${page}`, `list-bound: ${bare}`]],
  [
    'a size above the list',
    { list: right.list.replace('50', '60') },
    ['pages: The maximum of page_size must equal max_items of the list.'],
  ],
  [
    'a token that may be lost',
    { next: 'optional string next_page_token = 2 [(portal.options.v1.lenient) = true];' },
    ['pages: next_page_token must have must_be_readable and lenient.'],
  ],
  [
    'a list inside a row',
    {
      more: 'repeated Part parts = 2 [(buf.validate.field).repeated = {max_items: 5}]; message Part { string name = 1; }',
    },
    [`list-bound: ${bare}`],
  ],
  [
    'a list without an end',
    { more: `repeated Part parts = 2 [${bound}]; message Part { string name = 1; }` },
    ['list-bound: The list has no max_items of at most 1000.'],
  ],
  [
    'a reason beside pages',
    {
      list: `repeated Thing things = 1 [(buf.validate.field).repeated = {max_items: 50}, ${bound}];`,
    },
    ['list-bound: A page needs no bounded_by.'],
  ],
])('reports %s', (_, change, messages) => expect(messagesOf(change)).toEqual(messages))
test('requires an example of an unknown page token', () =>
  expect(messagesOf({}, [])).toEqual([
    'pages: No example has invalid-argument for an unknown page token.',
  ]))

const rest = (operation: object): Contract => ({
  openapi: '3.1.0',
  // Only the properties that the rule reads.
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        responses: { '200': { description: 'ok' } },
        ...operation,
      } as never,
    },
  },
})
const parameter = (name: string) => ({ name, in: 'query', schema: { type: 'string' } })
test('requires cursor, limit, Link or next, and 422 for a paged REST list', () => {
  const answered = {
    '200': { description: 'ok', headers: { Link: {} } },
    '422': { description: 'no' },
  }
  expect(
    messagesOf(
      {},
      [refused],
      rest({
        'x-pages': { items: '', client: 'one' },
        parameters: [parameter('cursor'), parameter('limit')],
        responses: answered,
      }),
    ),
  ).toEqual([])
  expect(
    messagesOf(
      {},
      [refused],
      rest({ 'x-pages': { items: '', client: 'one' }, parameters: [parameter('cursor')] }),
    ),
  ).toEqual([
    'pages: x-pages requires the parameter limit.',
    'pages: x-pages requires the header Link.',
    'pages: x-pages requires the answer 422 for an unknown cursor.',
  ])
  expect(messagesOf({}, [refused], rest({ parameters: [parameter('cursor')] }))).toEqual([
    'pages: The operation has the parameter cursor, but no x-pages.',
  ])
})
