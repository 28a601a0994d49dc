import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileRegistry } from '@bufbuild/protobuf'
import { type RpcError, readErrors } from '../../read/rpc-errors.ts'
import { loadProto } from '../generate/rpc/rpc-methods.ts'
import { rpcErrorFindings } from './error-rules.ts'

const common = [
  'unauthenticated',
  'invalid-argument',
  'resource-exhausted',
  'unavailable',
  'internal',
]

const protoOf = (...names: readonly string[]): string => `syntax = "proto3";
package portal.things.v1;
import "portal/options/v1/options.proto";

// Things (API-001).
service ThingsService {
  rpc GetThing(GetThingRequest) returns (GetThingResponse) {
${names.map((name) => `    option (portal.options.v1.errors) = "${name}";`).join('\n')}
  }
}
message GetThingRequest {}
message GetThingResponse {}
`

const workspace = mkdtempSync(join(tmpdir(), 'errors-'))
afterAll(() => rmSync(workspace, { recursive: true }))

const registryOf = (...names: readonly string[]): FileRegistry => {
  for (const part of ['buf.yaml', 'proto-vendor', 'proto/portal/options'])
    cpSync(`contracts/${part}`, join(workspace, part), { recursive: true })
  mkdirSync(join(workspace, 'proto/portal/things/v1'), { recursive: true })
  writeFileSync(join(workspace, 'proto/portal/things/v1/things.proto'), protoOf(...names))
  return loadProto(workspace)
}

const errorOf = (name: string, more: object = {}): RpcError => {
  const code = name.replaceAll('-', '_')
  const wait = code === 'resource_exhausted' || code === 'unavailable' ? { retryAfter: 30 } : {}
  return {
    name,
    when: 'Always.',
    code,
    message: { 'en-US': `${name} in English`, 'es-US': `${name} en español` },
    ...wait,
    ...more,
  }
}

const catalogue = (...more: readonly RpcError[]) =>
  new Map([...common.map((name) => errorOf(name)), ...more].map((error) => [error.name, error]))

const procedure = '/portal.things.v1.ThingsService/GetThing'
const found = (registry: FileRegistry, errors: ReadonlyMap<string, RpcError>): string[] =>
  rpcErrorFindings(registry, errors).map(({ where, message }) => `${where}: ${message}`)

describe('errors of an RPC', () => {
  test('pass when errors.yaml has each of them', () =>
    expect(found(registryOf(...common), catalogue())).toEqual([]))

  test('fail when an RPC names an error that errors.yaml does not have', () =>
    expect(found(registryOf(...common, 'not-fond'), catalogue())).toEqual([
      `${procedure}: errors.yaml has no error not-fond.`,
    ]))

  test('fail when an RPC names none', () =>
    expect(found(registryOf(), catalogue())).toContain(
      `${procedure}: The RPC names no errors: it needs option (portal.options.v1.errors).`,
    ))

  test('fail when an RPC leaves out a common error', () =>
    expect(found(registryOf(...common.slice(0, 4)), catalogue())).toEqual([
      'internal: No RPC names the error.',
      `${procedure}: The RPC names no error of internal.`,
    ]))

  test('fail when an RPC names one twice', () =>
    expect(found(registryOf(...common, 'internal'), catalogue())).toEqual([
      `${procedure}: The RPC names internal twice.`,
    ]))
})

describe('an error of errors.yaml', () => {
  let registry: FileRegistry
  beforeAll(() => {
    registry = registryOf(...common, 'not-found')
  })
  const wrong = (change: object) =>
    rpcErrorFindings(registry, catalogue(errorOf('not-found', change))).map(
      ({ message }) => message,
    )

  test('fails when no RPC names it', () =>
    expect(found(registryOf(...common), catalogue(errorOf('not-found')))).toEqual([
      'not-found: No RPC names the error.',
    ]))

  test('fails when it has the same body as another', () => {
    const copy = { ...errorOf('internal'), name: 'not-found' }
    expect(found(registry, catalogue(copy))).toEqual([
      'not-found: The error is the same as internal.',
    ])
  })

  test.each<[string, object, string]>([
    [
      'a language is missing',
      { message: { 'en-US': 'Gone.' } },
      'The error has no message in es-US.',
    ],
    [
      'a message is empty',
      { message: { 'en-US': ' ', 'es-US': 'No.' } },
      'The error has no message in en-US.',
    ],
    ['there is no message', { message: undefined }, 'The error has no message in en-US.'],
    ['the code is not one of gRPC', { code: 'gone' }, 'gone is not a gRPC status code.'],
    ['it does not say when', { when: '' }, 'The error has no "when".'],
    ['a field is misspelt', { retryafter: 3 }, 'The error has an unknown field retryafter.'],
    ['the wait is no number', { retryAfter: 'soon' }, 'retryAfter must be a number of seconds.'],
    ['a detail is no text', { details: { reason: 3 } }, 'Every detail must be a text.'],
    [
      'the wait is missing',
      { code: 'unavailable' },
      'The error tells the caller to try again later and needs retryAfter.',
    ],
  ])('fails when %s', (_, change, message) => expect(wrong(change)).toContain(message))
})

test('the file is read by name', () => {
  expect(readErrors().get('resource-exhausted')).toMatchObject({
    name: 'resource-exhausted',
    code: 'resource_exhausted',
    retryAfter: 30,
  })
})
