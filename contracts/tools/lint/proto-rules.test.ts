import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FileRegistry } from '@bufbuild/protobuf'
import { loadProto } from '../generate/rpc/rpc-methods.ts'
import {
  clinicalPresenceFindings,
  protoFieldFindings,
  protoLeafCount,
  rpcExampleFindings,
  rpcNameFindings,
  type RpcExample,
} from './proto-rules.ts'

const thing = `syntax = "proto3";
package portal.things.v1;
import "buf/validate/validate.proto";
import "portal/options/v1/options.proto";

// Things of the member.
//
// @requirements API-001
service ThingsService {
  rpc GetThing(GetThingRequest) returns (GetThingResponse) {
    option (portal.options.v1.errors) = "not-found";
  }
}
message GetThingRequest {
  string id = 1 [(buf.validate.field).string.min_len = 1, (portal.options.v1.data_class) = DATA_CLASS_PII, (portal.options.v1.origin) = ORIGIN_GIVEN];
}
message GetThingResponse {
  string name = 1 [(portal.options.v1.data_class) = DATA_CLASS_PHI, (portal.options.v1.origin) = ORIGIN_DECIDED];
  int32 size = 2 [(portal.options.v1.data_class) = DATA_CLASS_PHI];
  Inner inner = 3;
  repeated Colour colours = 4 [(portal.options.v1.data_class) = DATA_CLASS_PHI, (portal.options.v1.origin) = ORIGIN_DECIDED];
}
enum Colour {
  COLOUR_UNSPECIFIED = 0 [(portal.options.v1.never_answered) = true];
  COLOUR_RED = 1;
}
message Inner {
  double result = 2 [(portal.options.v1.data_class) = DATA_CLASS_PHI, (portal.options.v1.origin) = ORIGIN_DECIDED, (buf.validate.field).double = {gte: 0, lte: 9}];
  double pounds = 3 [(portal.options.v1.data_class) = DATA_CLASS_PHI, (portal.options.v1.origin) = ORIGIN_DECIDED, (buf.validate.field).double = {gte: 1, lte: 9}];
  optional double change = 4 [(portal.options.v1.data_class) = DATA_CLASS_PHI, (portal.options.v1.origin) = ORIGIN_DECIDED];
  uint32 reading_count = 6 [(portal.options.v1.data_class) = DATA_CLASS_PHI, (portal.options.v1.origin) = ORIGIN_DECIDED, (buf.validate.field).uint32 = {lte: 9}];
  double price = 5 [(portal.options.v1.data_class) = DATA_CLASS_PII, (portal.options.v1.origin) = ORIGIN_DECIDED];
  repeated string notes = 1 [(portal.options.v1.origin) = ORIGIN_DECIDED];
}
`

let registry: FileRegistry
beforeAll(() => {
  const workspace = mkdtempSync(join(tmpdir(), 'proto-'))
  for (const part of ['buf.yaml', 'proto-vendor', 'proto/portal/options'])
    cpSync(`contracts/${part}`, join(workspace, part), { recursive: true })
  mkdirSync(join(workspace, 'proto/portal/things/v1'), { recursive: true })
  writeFileSync(join(workspace, 'proto/portal/things/v1/things.proto'), thing)
  registry = loadProto(workspace)
})

const known = new Set(['API-001'])
const rpc = 'portal.things.v1.ThingsService/GetThing'
const answered: RpcExample = {
  file: 'answered.json',
  rpc,
  request: { id: 'a' },
  response: { name: 'A', size: 3 },
}
const failed: RpcExample = { file: 'failed.json', rpc, request: { id: 'a' }, error: 'not-found' }
const found = (...examples: RpcExample[]) =>
  rpcExampleFindings(registry, examples, known).map(({ where, message }) => `${where}: ${message}`)

describe('proto fields', () => {
  test('reports a clinical number that reads as 0 when a server omits it', () => {
    expect(clinicalPresenceFindings(registry).map(({ where }) => where)).toEqual([
      'portal.things.v1.GetThingResponse.size',
      'portal.things.v1.Inner.result',
      'portal.things.v1.Inner.reading_count',
    ])
  })

  test('reports value fields without a data class or origin, including lists', () => {
    expect(protoFieldFindings(registry).map(({ rule, where }) => `${rule} ${where}`)).toEqual([
      'origin portal.things.v1.GetThingResponse.size',
      'data-class portal.things.v1.Inner.notes',
    ])
    expect(protoLeafCount(registry)).toBe(10)
  })
})

describe('RPC names', () => {
  test('fail when a REST operation has the same name', () => {
    expect(rpcNameFindings(registry, ['listThings'])).toEqual([])
    expect(
      rpcNameFindings(registry, ['getThing']).map(({ rule, where }) => `${rule} ${where}`),
    ).toEqual([`rpc-name /${rpc}`])
  })
})

describe('RPC examples', () => {
  test('pass with a response and with an error that the RPC names', () =>
    expect(found(answered, failed)).toEqual([]))
  test('fail for an RPC without a response', () =>
    expect(found(failed)).toEqual([`/${rpc}: The RPC has no example of an answer.`]))
  test("fail for a request that breaks protovalidate's rules", () =>
    expect(found(answered, { ...failed, request: { id: '' } })).toEqual([
      expect.stringContaining('failed.json#/request: '),
    ]))
  test('fail for a response with an unknown field', () =>
    expect(found({ ...answered, response: { colour: 'red' } })).toEqual([
      expect.stringContaining('answered.json#/response: '),
    ]))
  test('fail for a response with an enum member that servers never send', () => {
    expect(found({ ...answered, response: { colours: ['COLOUR_RED'] } })).toEqual([])
    expect(
      found({ ...answered, response: { colours: ['COLOUR_RED', 'COLOUR_UNSPECIFIED'] } }),
    ).toEqual(['answered.json#/response: colours has an enum member that servers never send.'])
  })
  test('fail for a response of the wrong type', () =>
    expect(found({ ...answered, response: { size: 'big' } })).toEqual([
      expect.stringContaining('answered.json#/response: '),
    ]))
  test('fail for an error that the RPC does not name', () =>
    expect(found(answered, { ...failed, error: 'gone' })).toEqual([
      `failed.json: ${rpc} does not name the error gone.`,
    ]))
  test('fail for an RPC that does not exist', () =>
    expect(found(answered, { ...failed, file: 'x.json', rpc: 'a/B' })).toEqual([
      'x.json: There is no RPC a/B.',
    ]))
  test('fail with both a response and an error', () =>
    expect(found({ ...answered, ...failed, file: 'x.json' })).toContain(
      'x.json: An example needs either a response or an error.',
    ))
  test('fail for an unknown requirement in the comments', () =>
    expect(
      rpcExampleFindings(registry, [answered], new Set()).map(({ message }) => message),
    ).toEqual(['API-001 is not in features/requirements.tsv.']))
})
