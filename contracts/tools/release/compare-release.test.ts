import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, writeImage } from './contract-files.ts'
import { compareRelease } from './compare-release.ts'
import { newestIn, releasesIn } from './releases.ts'

type Contract = {
  readonly version?: string
  readonly path?: string
  readonly rpc?: string
  readonly changelog?: string
  readonly packed?: string
  readonly approvals?: string
}

const proto = (rpc: string) => `syntax = "proto3";
package portal.things.v1;
service ThingsService {
  rpc ${rpc}(${rpc}Request) returns (${rpc}Response);
}
message ${rpc}Request {}
message ${rpc}Response {}
`

const document = (version: string, path: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Things', version },
    paths: {
      [path]: {
        get: { operationId: 'getThing', responses: { 200: { description: 'The thing.' } } },
      },
    },
  })

/**
 * Creates a contract in a temporary folder. `change` overwrites it, `release` stores it under its
 * version.
 */
const contract = (first: Contract = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  const at = (name: string): string => join(root, name)
  const where = {
    openapi: at('portal.json'),
    workspace: root,
    released: at('released'),
    changelog: at('CHANGELOG.md'),
    package: at('package.json'),
    approvals: at('approved.yaml'),
  }
  const folder = at('proto/portal/things/v1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(at('buf.yaml'), 'version: v2\nmodules:\n  - path: proto\n')
  const change = ({
    version = '1.0.0',
    path = '/things',
    rpc = 'GetThing',
    changelog = version,
    packed = version,
    approvals = '[]',
  }: Contract): void => {
    writeFileSync(where.openapi, document(version, path))
    writeFileSync(join(folder, 'things.proto'), proto(rpc))
    writeFileSync(where.changelog, `# Changes\n\n## ${changelog} (2026-11-23)\n\nFirst.\n`)
    writeFileSync(where.package, JSON.stringify({ version: packed }))
    writeFileSync(where.approvals, approvals)
  }
  const release = (version: string): void => {
    const files = filesOf(join(where.released, version))
    mkdirSync(join(where.released, version), { recursive: true })
    copyFileSync(where.openapi, files.openapi)
    writeImage(root, files.image)
  }
  change(first)
  return { where, change, release }
}

describe('the contract compared with the last release', () => {
  test('accepts an unchanged contract', () => {
    const { where, release } = contract()
    release('1.0.0')
    expect(compareRelease(where)).toEqual({
      wrong: [],
      counted: 'Breaking changes against 1.0.0: 0.',
    })
  })

  test('reports a removed operation and RPC, with fingerprints for approvals', () => {
    const { where, release, change } = contract()
    release('1.0.0')
    change({ version: '1.1.0', path: '/items', rpc: 'FetchThing' })
    const { wrong, counted } = compareRelease(where)
    expect(wrong).toContainEqual(
      expect.stringMatching(/operation-removed: getThing.* \[[0-9a-f]+\]$/),
    )
    expect(wrong).toContainEqual(expect.stringMatching(/RPC_NO_DELETE.* \[[0-9a-f]+\]$/))
    expect(counted).toBe(`Breaking changes against 1.0.0: ${wrong.length}.`)
  })

  test('accepts an approved break until the approval expires', () => {
    const { where, release, change } = contract()
    release('1.0.0')
    change({ version: '1.1.0', path: '/items' })
    const print = /\[([0-9a-f]+)\]$/.exec(compareRelease(where).wrong[0] ?? '')?.[1]
    const approved = (expires: string): string =>
      JSON.stringify([{ fingerprint: print, reason: 'Nobody called it.', ticket: 'T-1', expires }])
    change({ version: '1.1.0', path: '/items', approvals: approved('9999-12-31') })
    expect(compareRelease(where).wrong).toEqual([])
    change({ version: '1.1.0', path: '/items', approvals: approved('2026-01-01') })
    expect(compareRelease(where).wrong).toHaveLength(1)
  })

  test('accepts breaks in a new major version', () => {
    const { where, release, change } = contract()
    release('1.0.0')
    change({ version: '2.0.0', path: '/items' })
    expect(compareRelease(where)).toEqual({
      wrong: [],
      counted: 'Breaking changes: 2.0.0 announces its own.',
    })
  })

  test('reports a change without a new version', () => {
    const { where, release, change } = contract()
    release('1.0.0')
    change({ rpc: 'FetchThing' })
    expect(compareRelease(where).wrong).toContainEqual(
      expect.stringContaining('has changed since 1.0.0 was released'),
    )
  })

  test('sorts releases by number, not by name', () => {
    const { where, release, change } = contract({ version: '1.9.0' })
    release('1.9.0')
    change({ version: '1.10.0', rpc: 'FetchThing' })
    release('1.10.0')
    expect(compareRelease(where)).toEqual({
      wrong: [],
      counted: 'Breaking changes against 1.10.0: 0.',
    })
    expect(releasesIn(where.released)).toEqual(['1.9.0', '1.10.0'])
  })

  test('reports a missing release, and a changelog or package with another version', () => {
    const { where } = contract({ changelog: '0.9.0', packed: '0.8.0' })
    expect(compareRelease(where).wrong).toEqual([
      expect.stringContaining('has version 0.8.0'),
      expect.stringContaining('begins with 0.9.0'),
      expect.stringContaining('holds no release'),
    ])
  })
})

test('returns null for a changelog without a version', () =>
  expect(newestIn('# Changes\n')).toBeNull())
