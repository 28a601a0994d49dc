import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationClaims } from './operations.ts'
import { protoClaims } from './protos.ts'
import { scenarioClaims } from './scenarios.ts'
import { claimsOf } from './unit-claims.ts'

// Ids are built from two parts, so that the project's trace does not read them as claims.
const id = (number: string): string => `XX-${number}`
const written = (name: string, text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'trace-')), name)
  writeFileSync(file, text)
  return file
}
const titles = (text: string): string[] =>
  claimsOf('a.test.ts', text).map((claim) => `${claim.id} ${claim.where}`)

describe('scenario claims', () => {
  it('includes the tags of the rule and the feature', () => {
    const file = written(
      'a.feature',
      `@${id('001')}\nFeature: A\n  @${id('002')}\n  Rule: B\n    @${id('003')} @sandbox\n    Scenario: C\n      Given d\n`,
    )
    expect(scenarioClaims([file]).map((claim) => claim.id)).toEqual([
      id('001'),
      id('002'),
      id('003'),
    ])
  })

  it('ignores an outline without examples, and comments', () => {
    const file = written(
      'a.feature',
      `Feature: A\n  # @${id('001')}\n  @${id('002')}\n  Scenario Outline: C\n    Given <d>\n    Examples:\n      | d |\n`,
    )
    expect(scenarioClaims([file])).toEqual([])
  })

  it('keeps an id of the wrong length, which the verdict rejects', () => {
    const file = written('a.feature', `Feature: A\n  @${id('1')}\n  Scenario: C\n    Given d\n`)
    expect(scenarioClaims([file]).map((claim) => claim.id)).toEqual([id('1')])
  })
})

describe('unit claims', () => {
  it('includes the titles of the enclosing blocks', () => {
    expect(
      titles(`describe('${id('001')}', () => {\n  it('a thing, ${id('002')}', () => {})\n})`),
    ).toEqual([`${id('001')} a.test.ts:2`, `${id('002')} a.test.ts:2`])
  })

  it('ignores skipped and todo tests, and ids in other texts', () => {
    expect(
      titles(
        `it.skip('${id('001')}', () => {}); it.todo('${id('002')}'); describe('${id('003')}', () => {})\n// ${id('004')}`,
      ),
    ).toEqual([])
    expect(
      titles(
        `describe.skip('${id('001')}', () => { it('a', () => {}) }); const text = '${id('005')}'`,
      ),
    ).toEqual([])
  })

  it('fills placeholders of a title from the table in the same file', () => {
    expect(
      titles(`const rows = [['${id('001')}', 1]]\nit.each(rows)('%s gives %d', () => {})`),
    ).toEqual([`${id('001')} a.test.ts:2`])
    expect(
      titles(
        `const rows = ['${id('002')}']\nfor (const row of rows) test(\`\${row} holds\`, () => {})`,
      ),
    ).toEqual([`${id('002')} a.test.ts:2`])
    expect(titles(`const rows = [['${id('003')}', 1]]\nit.each(rows)('holds', () => {})`)).toEqual(
      [],
    )
  })
})

describe('contract claims', () => {
  it('reads x-requirements and names the operation', () => {
    const file = written(
      'a.yaml',
      `get:\n  operationId: getThing\n  x-requirements: [${id('001')}]\nThing:\n  x-requirements:\n    - ${id('002')}\n`,
    )
    expect(
      operationClaims([file]).map(({ id: claimed, name, where }) => [
        claimed,
        name,
        where.replace(file, 'a.yaml'),
      ]),
    ).toEqual([
      [id('001'), 'getThing', 'a.yaml:3'],
      [id('002'), 'Thing', 'a.yaml:6'],
    ])
  })

  it('reads @requirements lines of proto comments, but not prose', () => {
    const text = [
      'syntax = "proto3";',
      'package portal.thing.v1;\n',
      `// @requirements ${id('001')}\n`,
      `// A thing (${id('002')}).\n//\n// @requirements ${id('003')}, ${id('004')}`,
      `message Thing {\n  string name = 1; // @requirements ${id('005')}\n}\n`,
    ].join('\n')
    const file = written('thing.proto', text)
    expect(
      protoClaims(file.replace('/thing.proto', '')).map((claim) => `${claim.id} ${claim.name}`),
    ).toEqual([
      `${id('003')} portal.thing.v1.Thing`,
      `${id('004')} portal.thing.v1.Thing`,
      `${id('005')} portal.thing.v1.Thing.name`,
    ])
  })
})
