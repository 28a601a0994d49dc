import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CouldNotRun } from '../../process/run-tool.ts'
import { bufLintFindings, redoclyFindings } from './lint-tools.ts'

/** Creates a buf workspace with one file. */
const workspace = (text: string): string => {
  const root = mkdtempSync(join(tmpdir(), 'lint-'))
  const folder = join(root, 'proto/portal/things/v1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(root, 'buf.yaml'),
    'version: v2\nmodules:\n  - path: proto\n    lint: { use: [STANDARD] }\n',
  )
  writeFileSync(join(folder, 'things.proto'), text)
  return root
}

const things = (service: string): string => `syntax = "proto3";
package portal.things.v1;
service ${service} {
  rpc GetThing(GetThingRequest) returns (GetThingResponse);
}
message GetThingRequest {}
message GetThingResponse {}
`

describe('buf lint', () => {
  test('reports violations of STANDARD', () =>
    expect(bufLintFindings(workspace(things('Things'))).map(({ rule }) => rule)).toEqual([
      'buf SERVICE_SUFFIX',
    ]))
  test('reports nothing for a valid module', () =>
    expect(bufLintFindings(workspace(things('ThingsService')))).toEqual([]))
  test('throws CouldNotRun for a module that does not build', () =>
    expect(() => bufLintFindings(workspace('syntax = "proto3"; message {'))).toThrow(CouldNotRun))
})

describe('Redocly', () => {
  const written = (text: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'redocly-')), 'portal.yaml')
    writeFileSync(file, text)
    return file
  }
  test('reports an operation without an id', () => {
    const file = written(
      'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\npaths: { /a: { get: { responses: { "200": { description: ok } } } } }\n',
    )
    expect(redoclyFindings(file).map(({ rule }) => rule)).toContain('redocly operation-operationId')
  })
  test('reports an unresolved reference', () => {
    const file = written(
      'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\npaths: { /a: { $ref: gone.yaml } }\n',
    )
    expect(redoclyFindings(file).map(({ rule }) => rule)).toContain('redocly no-unresolved-refs')
  })
  test('throws CouldNotRun for a missing file', () =>
    expect(() => redoclyFindings('/nowhere/portal.yaml')).toThrow(CouldNotRun))
})
