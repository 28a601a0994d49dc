import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { breakingFindings, bufLintFindings, CouldNotRun, redoclyFindings } from './tools.ts'

const proto = (rpc: string) => `syntax = "proto3";
package portal.things.v1;
service ThingsService {
  rpc ${rpc}(${rpc}Request) returns (${rpc}Response);
}
message ${rpc}Request {}
message ${rpc}Response {}
`

/** A repository with one proto file under contracts/proto, committed. */
const repository = (text: string): { root: string; write: (text: string) => void; git: (...args: string[]) => void } => {
  const root = mkdtempSync(join(tmpdir(), 'breaking-'))
  const folder = join(root, 'contracts/proto/portal/things/v1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, 'contracts/buf.yaml'), 'version: v2\nmodules:\n  - path: proto\n    lint: { use: [STANDARD] }\n    breaking: { use: [FILE] }\n')
  const write = (next: string): void => writeFileSync(join(folder, 'things.proto'), next)
  const git = (...args: string[]): void => void execFileSync('git', ['-C', root, '-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { stdio: 'ignore' })
  write(text)
  git('init')
  git('add', '.')
  git('commit', '-m', 'First.')
  return { root, write, git }
}
const judge = (root: string) => breakingFindings(join(root, 'contracts'), root)

describe('breaking changes', () => {
  test('without a release tag there is nothing to break', () => expect(judge(repository(proto('GetThing')).root)).toEqual({ skipped: 'no release tag (v*) holds contracts/proto yet', findings: [] }))
  test('a tag that has no protobuf module yet is passed over', () => {
    const { root, git } = repository(proto('GetThing'))
    git('tag', 'v2.0.0')
    git('rm', '-r', '--cached', 'contracts')
    git('commit', '-m', 'Gone.')
    git('tag', 'v3.0.0')
    expect(judge(root)).toEqual({ against: 'v2.0.0', findings: [] })
  })
  test('a renamed RPC breaks the last release, by version and not by name', () => {
    const { root, write, git } = repository(proto('GetOld'))
    git('tag', 'v9.0.0')
    write(proto('GetThing'))
    git('commit', '-am', 'Second.')
    git('tag', 'v10.0.0')
    write(proto('FetchThing'))
    const { findings, ...verdict } = judge(root)
    expect(verdict).toEqual({ against: 'v10.0.0' })
    expect(findings.map(({ rule }) => rule)).toContain('breaking RPC_NO_DELETE')
    expect(findings.every(({ message }) => !message.includes('GetOld'))).toBe(true)
  })
  test('an addition does not', () => {
    const { root, write, git } = repository(proto('GetThing'))
    git('tag', 'v1.0.0')
    write(`${proto('GetThing')}message More {}\n`)
    expect(judge(root)).toEqual({ against: 'v1.0.0', findings: [] })
  })
  test('a module that does not build is no finding: nothing is known', () => {
    const { root, write, git } = repository(proto('GetThing'))
    git('tag', 'v1.0.0')
    write('syntax = "proto3"; message {')
    expect(() => judge(root)).toThrow(CouldNotRun)
  })
  test('a copy of the sources without a git history has nothing to break', () => expect(judge(mkdtempSync(join(tmpdir(), 'none-')))).toEqual({ skipped: 'this folder has no git history', findings: [] }))
})

describe('buf lint', () => {
  test('catches what STANDARD forbids', () => {
    const { root } = repository(proto('GetThing').replace('ThingsService', 'Things'))
    expect(bufLintFindings(join(root, 'contracts')).map(({ rule }) => rule)).toEqual(['buf SERVICE_SUFFIX'])
  })
})

describe('Redocly', () => {
  const written = (text: string): string => {
    const file = join(mkdtempSync(join(tmpdir(), 'redocly-')), 'portal.yaml')
    writeFileSync(file, text)
    return file
  }
  test('catches an operation without an id', () => {
    const file = written('openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\npaths: { /a: { get: { responses: { "200": { description: ok } } } } }\n')
    expect(redoclyFindings(file).map(({ rule }) => rule)).toContain('redocly operation-operationId')
  })
  test('catches a reference that leads nowhere', () => {
    const file = written('openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\npaths: { /a: { $ref: gone.yaml } }\n')
    expect(redoclyFindings(file).map(({ rule }) => rule)).toContain('redocly no-unresolved-refs')
  })
  test('a file that is not there could not be judged', () => expect(() => redoclyFindings('/nowhere/portal.yaml')).toThrow(CouldNotRun))
})
