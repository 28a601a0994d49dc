import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CouldNotRun } from '../run-tool.ts'
import { contractOf } from '../generate/testing.ts'
import { conformFindings, redoclyFindings, type LintedModule } from './lint-tools.ts'

/** Creates a buf workspace with one file. */
const workspace = (text: string): LintedModule => {
  const root = mkdtempSync(join(tmpdir(), 'lint-'))
  const folder = join(root, 'proto/portal/things/v1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(root, 'buf.yaml'),
    'version: v2\nmodules:\n  - path: proto\n    lint: { use: [STANDARD] }\n',
  )
  writeFileSync(join(folder, 'things.proto'), text)
  const errors = join(root, 'errors.yaml')
  writeFileSync(errors, '{}')
  return { folder: root, examples: root, errors }
}

const things = (service: string): string => `syntax = "proto3";
package portal.things.v1;
service ${service} {
  rpc GetThing(GetThingRequest) returns (GetThingResponse);
}
message GetThingRequest {}
message GetThingResponse {}
`

describe('conform lint', () => {
  const parameter = (name: string, dataClass: string, more: object = {}) => ({
    name,
    in: 'query' as const,
    schema: { type: 'string' },
    'x-data-class': dataClass,
    ...more,
  })
  const info = { title: 'Things', version: '1.0.0' }
  const rest = contractOf(
    {
      parameters: [
        parameter('born', 'phi'),
        parameter('mail', 'pii'),
        parameter('token', 'secret'),
        parameter('userId', 'pii', { 'x-accepted-risk': 'Given.' }),
        parameter('count', 'public'),
      ],
    },
    {
      schemas: {
        Thing: {
          type: 'object',
          properties: {
            tenths: { type: 'number', multipleOf: 0.1, 'x-data-class': 'public' },
            fives: { type: 'integer', multipleOf: 5, 'x-data-class': 'public' },
            slow: { type: 'string', pattern: '^(a|aa)+$', 'x-data-class': 'public' },
          },
        },
      },
    },
  )
  const found = (text: string): string[] =>
    conformFindings({ ...rest, info, security: [] }, workspace(text)).map(
      ({ rule, where }) => `${rule} ${where}`,
    )

  test('reports fractions, slow patterns and personal data in addresses at their places', () => {
    const all = found(things('ThingsService'))
    const place = '#/paths/~1v1~1things/get/parameters'
    expect(all.filter((each) => /^(no-fraction|pattern-time|address) /.test(each))).toEqual([
      'no-fraction #/components/schemas/Thing/properties/tenths/multipleOf',
      'pattern-time #/components/schemas/Thing/properties/slow/pattern',
      `address ${place}/0`,
      `address ${place}/1`,
      `address ${place}/2`,
    ])
    expect(all.filter((each) => each.startsWith('buf-'))).toEqual([])
  })
  test('reports violations of STANDARD', () =>
    expect(found(things('Things')).filter((each) => each.startsWith('buf-'))).toEqual([
      expect.stringMatching(/^buf-SERVICE_SUFFIX .*things\.proto:3$/),
    ]))
  test('throws CouldNotRun for a module that does not build', () =>
    expect(() => found('syntax = "proto3"; message {')).toThrow(CouldNotRun))
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
