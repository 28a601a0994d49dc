import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readErrors } from '../../read/rpc-errors.ts'
import { loadProto } from '../generate/rpc/rpc-methods.ts'
import type { ContractFinding } from './finding.ts'
import {
  protoDescriptions,
  protoProse,
  rpcErrorProse,
  rpcExampleProse,
} from './proto-descriptions.ts'
import { descriptionFindings, wordingFindings } from './wording-rules.ts'

const places = (findings: readonly ContractFinding[]): string[] =>
  findings.map(({ rule, where }) => `${rule} ${where}`)

describe('protobuf descriptions', () => {
  const registryOf = (text: string) => {
    const workspace = mkdtempSync(join(tmpdir(), 'described-'))
    cpSync('contracts/buf.yaml', join(workspace, 'buf.yaml'))
    cpSync('contracts/proto-vendor', join(workspace, 'proto-vendor'), { recursive: true })
    mkdirSync(join(workspace, 'proto/portal/things/v1'), { recursive: true })
    writeFileSync(
      join(workspace, 'proto/portal/things/v1/things.proto'),
      `syntax = "proto3";\n// Things of the member.\npackage portal.things.v1;\n${text}`,
    )
    return loadProto(workspace)
  }
  test('reports every element without a comment, nested ones too', () => {
    const bare = registryOf(
      [
        'service ThingsService {\n  rpc GetThing(Thing) returns (Thing);\n}',
        'message Thing {\n  message Inner {\n    Kind kind = 1;\n  }\n  string id = 1;\n}',
        'enum Kind {\n  KIND_UNSPECIFIED = 0;\n}\n',
      ].join('\n'),
    )
    const names = [
      'ThingsService',
      'ThingsService.GetThing',
      'Thing',
      'Thing.id',
      'Thing.Inner',
      'Thing.Inner.kind',
      'Kind',
      'Kind.KIND_UNSPECIFIED',
    ]
    expect(places(descriptionFindings(protoDescriptions(bare)))).toEqual(
      names.map((name) => `description portal.things.v1.${name}`),
    )
  })
  test('accepts a comment above or after an element, but not @requirements or buf lines', () => {
    const fields = [
      'string id = 1; // Opaque.',
      '// @requirements API-001',
      'string name = 2;',
      '// buf:lint:ignore FIELD_LOWER_SNAKE_CASE',
      'string Size = 3;',
    ]
    const registry = registryOf(
      `// What the member keeps.\nmessage Thing {\n${fields.join('\n')}\n}\n`,
    )
    expect(places(descriptionFindings(protoDescriptions(registry)))).toEqual(
      ['name', 'Size'].map((name) => `description portal.things.v1.Thing.${name}`),
    )
  })
  test('reports the summary of an example', () => {
    const example = { file: 'a.json', summary: 'She may book.', rpc: 'a/B', request: {} }
    expect(places(wordingFindings(rpcExampleProse([example])))).toEqual(['gendered-word a.json'])
  })
  test('checks the "when" text of an error', () => {
    const [internal] = [...readErrors().values()].filter(({ name }) => name === 'internal')
    const errors = [{ ...internal!, when: 'She did not pay.' }]
    expect(places(wordingFindings(rpcErrorProse(errors)))).toEqual([
      'gendered-word errors.yaml#/internal/when',
    ])
  })
  test('reports codes and gendered words in every comment, and accepts a line of requirement ids', () => {
    const registry = registryOf(
      [
        '// After the package, by GAP-001.\n\n// Floats, by GAP-001.\n',
        '// What she keeps (1§2).\n// @requirements API-001, GAP-002\nmessage Thing {}\n',
      ].join('\n'),
    )
    expect(places(wordingFindings(protoProse(registry)))).toEqual([
      'internal-code portal/things/v1/things.proto:3',
      ...['internal-code', 'gendered-word', 'internal-code'].map(
        (rule) => `${rule} portal/things/v1/things.proto:10`,
      ),
    ])
  })
})
