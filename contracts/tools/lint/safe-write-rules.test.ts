import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Contract, Operation } from '../generate/contract.ts'
import { loadProto } from '../generate/rpc/rpc-methods.ts'
import { safeWriteFindings } from './safe-write-rules.ts'

const workspace = mkdtempSync(join(tmpdir(), 'safe-writes-'))
afterAll(() => rmSync(workspace, { recursive: true }))

const registryOf = (options: readonly string[]) => {
  for (const part of ['buf.yaml', 'proto-vendor', 'proto/portal/options'])
    cpSync(`contracts/${part}`, join(workspace, part), { recursive: true })
  mkdirSync(join(workspace, 'proto/portal/things/v1'), { recursive: true })
  writeFileSync(
    join(workspace, 'proto/portal/things/v1/things.proto'),
    `syntax = "proto3";
package portal.things.v1;
import "portal/options/v1/options.proto";
// Things (API-001).
service ThingsService {
  rpc ListThings(ListThingsRequest) returns (ListThingsResponse) { option idempotency_level = NO_SIDE_EFFECTS; }
  rpc SetThing(SetThingRequest) returns (SetThingResponse) { ${options.map((each) => `option (portal.options.v1.${each};`).join(' ')} }
}
message ListThingsRequest {}
message ListThingsResponse {}
message SetThingRequest {}
message SetThingResponse {}
`,
  )
  return loadProto(workspace)
}

const right = ['if_match) = "listThings"', 'errors) = "changed"']
const silent = registryOf(right)
const restOf = (write: object, read: object = {}): Contract => ({
  openapi: '3.1.0',
  paths: {
    '/v1/things': {
      get: { operationId: 'getThings', responses: { '200': { description: 'ok', ...read } } },
      post: { operationId: 'setThings', responses: {}, ...write } as Operation,
    },
  },
})
const found = (contract: Contract, registry = silent): string[] =>
  safeWriteFindings(contract, registry).map(({ message }) => message)
const tag = { headers: { ETag: {} } }
const parameter = (name: string) => ({ name, in: 'header' as const })
const examples = (key: string) => ({
  description: 'no',
  content: { 'application/json': { examples: { [key]: {} } } },
})
const based = {
  'x-safe-write': { ifMatch: 'getThings' },
  parameters: [parameter('If-Match')],
  responses: { '412': { description: 'changed' } },
}
const keyed = {
  'x-safe-write': { idempotencyKey: true },
  parameters: [parameter('Idempotency-Key')],
  responses: {
    '409': examples('idempotency_key_in_use'),
    '422': examples('idempotency_key_reused'),
  },
}

test.each<[string, Contract]>([
  ['takes If-Match, and its read answers with a tag', restOf(based, tag)],
  ['takes an Idempotency-Key', restOf(keyed)],
  ['says why it takes neither', restOf({ 'x-safe-write': { none: 'It reads.' } })],
])('passes when the write %s', (_, contract) => expect(found(contract)).toEqual([]))

test.each<[string, Contract, string]>([
  [
    'says nothing',
    restOf({}),
    'The operation does not declare how it prevents conflicting writes. Add ifMatch, idempotencyKey or none.',
  ],
  ['gives an empty reason', restOf({ 'x-safe-write': { none: ' ' } }), '`none` gives no reason.'],
  [
    'takes a header and says why it takes none',
    restOf({ ...based, 'x-safe-write': { ifMatch: 'getThings', none: 'No.' } }, tag),
    'Declare either a header or the reason for none, not both.',
  ],
  [
    'names a read that is none',
    restOf({ ...based, 'x-safe-write': { ifMatch: 'setThings' } }),
    'ifMatch names setThings, which is not a read operation.',
  ],
  [
    'does not declare If-Match',
    restOf({ ...based, parameters: [] }, tag),
    'x-safe-write requires the parameter If-Match.',
  ],
  [
    'does not declare 412',
    restOf({ ...based, responses: {} }, tag),
    'x-safe-write requires the answer 412.',
  ],
  [
    'does not show the refused key',
    restOf({ ...keyed, responses: { '409': keyed.responses['409'] } }),
    'x-safe-write requires an example idempotency_key_reused of 422.',
  ],
  [
    'declares a key that it does not say',
    restOf({ ...keyed, 'x-safe-write': { none: 'No.' } }),
    'The operation has the parameter Idempotency-Key, but x-safe-write does not declare it.',
  ],
  [
    'is based on an answer without a tag',
    restOf(based),
    'A write uses the ETag of this answer, but the answer has none.',
  ],
  [
    'does not use the tag of an answer',
    restOf(keyed, tag),
    'The answer has an ETag that no write uses.',
  ],
  [
    'answers 201 without Location or a reason',
    restOf({ ...keyed, responses: { ...keyed.responses, '201': { description: 'made' } } }),
    '201 has the header Location, or x-no-location says why it has none: one of the two.',
  ],
])('fails when the write %s', (_, contract, message) => expect(found(contract)).toContain(message))

test.each<[string, readonly string[], string]>([
  [
    'says nothing',
    [],
    'The operation does not declare how it prevents conflicting writes. Add ifMatch, idempotencyKey or none.',
  ],
  [
    'names a read that is none',
    ['if_match) = "setThing"', 'errors) = "changed"'],
    'ifMatch names setThing, which is not a read operation.',
  ],
  [
    'does not name its error',
    ['if_match) = "listThings"'],
    'The RPC does not name the error changed.',
  ],
  [
    'does not name the errors of its key',
    ['idempotency_key) = true', 'errors) = "idempotency-key-in-use"'],
    'The RPC does not name the error idempotency-key-reused.',
  ],
])('fails when an RPC %s', (_, options, message) =>
  expect(found(restOf(keyed), registryOf(options))).toContain(message),
)
