import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FileRegistry } from '@bufbuild/protobuf'
import { loadProto } from '../generate/rpc.ts'
import { protoFieldFindings, protoLeafCount, rpcExampleFindings, rpcNameFindings, type RpcExample } from './proto-rules.ts'

const thing = `syntax = "proto3";
package portal.things.v1;
import "buf/validate/validate.proto";
import "portal/options/v1/options.proto";

// Things of the member.
//
// @requirements API-001
service ThingsService {
  rpc GetThing(GetThingRequest) returns (GetThingResponse) {}
}
message GetThingRequest {
  string id = 1 [(buf.validate.field).string.min_len = 1, (portal.options.v1.data_class) = DATA_CLASS_PII, (portal.options.v1.origin) = ORIGIN_GIVEN];
}
message GetThingResponse {
  string name = 1 [(portal.options.v1.data_class) = DATA_CLASS_PHI, (portal.options.v1.origin) = ORIGIN_DECIDED];
  int32 size = 2 [(portal.options.v1.data_class) = DATA_CLASS_PHI];
  Inner inner = 3;
}
message Inner {
  repeated string notes = 1 [(portal.options.v1.origin) = ORIGIN_DECIDED];
}
`

let registry: FileRegistry
beforeAll(() => {
  const workspace = mkdtempSync(join(tmpdir(), 'proto-'))
  for (const part of ['buf.yaml', 'proto-vendor', 'proto/portal/options']) cpSync(`contracts/${part}`, join(workspace, part), { recursive: true })
  mkdirSync(join(workspace, 'proto/portal/things/v1'), { recursive: true })
  writeFileSync(join(workspace, 'proto/portal/things/v1/things.proto'), thing)
  registry = loadProto(workspace)
})

const known = new Set(['API-001'])
const rpc = 'portal.things.v1.ThingsService/GetThing'
const answered: RpcExample = { file: 'answered.json', rpc, request: { id: 'a' }, response: { name: 'A', size: 3 } }
const failed: RpcExample = { file: 'failed.json', rpc, request: { id: 'a' }, error: { code: 'not_found', message: 'No such thing.' } }
const errors: RpcExample[] = ['unauthenticated', 'resource_exhausted', 'unavailable'].map((code) => ({ ...failed, file: `${code}.json`, error: { code, metadata: { 'retry-after': '30' } } }))
const [unauthenticated, exhausted, unavailable] = errors as [RpcExample, RpcExample, RpcExample]
const found = (...examples: RpcExample[]) => rpcExampleFindings(registry, examples, known).map(({ where, message }) => `${where}: ${message}`)

describe('proto fields', () => {
  test('catches every field without a data class or an origin, lists too, and not those that are messages', () => {
    expect(protoFieldFindings(registry).map(({ rule, where }) => `${rule} ${where}`)).toEqual(['origin portal.things.v1.GetThingResponse.size', 'data-class portal.things.v1.Inner.notes'])
    expect(protoLeafCount(registry)).toBe(4)
  })
})

describe('RPC names', () => {
  test('are found fault with when a REST operation has the same', () => {
    expect(rpcNameFindings(registry, ['listThings'])).toEqual([])
    expect(rpcNameFindings(registry, ['getThing']).map(({ rule, where }) => `${rule} ${where}`)).toEqual([`rpc-name /${rpc}`])
  })
})

describe('RPC examples', () => {
  test('an answer and the errors that every RPC has are enough', () => expect(found(answered, ...errors)).toEqual([]))
  test('catches an RPC without an answer', () => expect(found(failed, ...errors)).toEqual([`/${rpc}: The RPC has no example of an answer.`]))
  test('catches an RPC without one of the errors that every RPC has', () => expect(found(answered, unauthenticated, unavailable, failed)).toEqual([`/${rpc}: The RPC has no example of resource_exhausted.`]))
  test.each([exhausted, unavailable])('catches a wait that is not said: $file', (example) =>
    expect(found(answered, ...errors, { ...example, error: { ...example.error!, metadata: { 'retry-after': 'soon' } } })).toEqual([`${example.file}: This error says when to come back: it needs the metadata retry-after.`]))
  test("catches a request that breaks protovalidate's rules", () => expect(found(answered, ...errors, { ...failed, request: { id: '' } })).toEqual([expect.stringContaining('failed.json#/request: ')]))
  test('catches a response with an unknown field', () => expect(found({ ...answered, response: { colour: 'red' } }, ...errors)).toEqual([expect.stringContaining('answered.json#/response: ')]))
  test('catches a response of the wrong type', () => expect(found({ ...answered, response: { size: 'big' } }, ...errors)).toEqual([expect.stringContaining('answered.json#/response: ')]))
  test('catches an error code that does not exist', () => expect(found(answered, ...errors, { ...failed, error: { code: 'gone' } })).toEqual(['failed.json: gone is no status of the gRPC catalogue.']))
  test('catches an example of an RPC that does not exist', () => expect(found(answered, ...errors, { ...failed, file: 'x.json', rpc: 'a/B' })).toEqual(['x.json: There is no RPC a/B.']))
  test('catches an example with both a response and an error', () => expect(found(answered, ...errors, { ...answered, ...failed, file: 'x.json' })).toEqual(['x.json: An example has either a response or an error.']))
  test('catches an unknown requirement in the comments', () =>
    expect(rpcExampleFindings(registry, [answered, ...errors], new Set()).map(({ message }) => message)).toEqual(['API-001 is no requirement of features/requirements.tsv.']))
})
