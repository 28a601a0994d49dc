import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FileRegistry } from '@bufbuild/protobuf'
import { loadProto } from '../generate/rpc.ts'
import { protoFieldFindings, protoLeafCount, rpcExampleFindings, type RpcExample } from './proto-rules.ts'

const thing = `syntax = "proto3";
package portal.things.v1;
import "buf/validate/validate.proto";
import "portal/options/v1/options.proto";

// Things (API-001).
service ThingsService {
  rpc GetThing(GetThingRequest) returns (GetThingResponse) {}
}
message GetThingRequest {
  string id = 1 [(buf.validate.field).string.min_len = 1, (portal.options.v1.data_class) = DATA_CLASS_PII];
}
message GetThingResponse {
  string name = 1 [(portal.options.v1.data_class) = DATA_CLASS_PHI];
  int32 size = 2;
  Inner inner = 3;
}
message Inner {
  repeated string notes = 1;
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
const found = (...examples: RpcExample[]) => rpcExampleFindings(registry, examples, known).map(({ where, message }) => `${where}: ${message}`)

describe('proto fields', () => {
  test('catches every field without a data class, lists too, and not those that are messages', () => {
    expect(protoFieldFindings(registry).map(({ where }) => where)).toEqual(['portal.things.v1.GetThingResponse.size', 'portal.things.v1.Inner.notes'])
    expect(protoLeafCount(registry)).toBe(4)
  })
})

describe('RPC examples', () => {
  test('one answer and one error are enough', () => expect(found(answered, failed)).toEqual([]))
  test('catches an RPC without an answer', () => expect(found(failed)).toEqual([`/${rpc}: The RPC has no example of an answer.`]))
  test('catches an RPC without an error', () => expect(found(answered)).toEqual([`/${rpc}: The RPC has no example of an error.`]))
  test("catches a request that breaks protovalidate's rules", () => expect(found(answered, { ...failed, request: { id: '' } })).toEqual([expect.stringContaining('failed.json#/request: ')]))
  test('catches a response with an unknown field', () => expect(found({ ...answered, response: { colour: 'red' } }, failed)).toEqual([expect.stringContaining('answered.json#/response: ')]))
  test('catches a response of the wrong type', () => expect(found({ ...answered, response: { size: 'big' } }, failed)).toEqual([expect.stringContaining('answered.json#/response: ')]))
  test('catches an error code that does not exist', () => expect(found(answered, { ...failed, error: { code: 'gone' } })).toEqual(['failed.json: gone is no status of the gRPC catalogue.']))
  test('catches an example of an RPC that does not exist', () => expect(found(answered, failed, { ...failed, file: 'x.json', rpc: 'a/B' })).toEqual(['x.json: There is no RPC a/B.']))
  test('catches an example with both a response and an error', () => expect(found(answered, failed, { ...answered, ...failed, file: 'x.json' })).toEqual(['x.json: An example has either a response or an error.']))
  test('catches an unknown requirement in the comments', () =>
    expect(rpcExampleFindings(registry, [answered, failed], new Set()).map(({ message }) => message)).toEqual(['API-001 is no requirement of features/requirements.tsv.']))
})
