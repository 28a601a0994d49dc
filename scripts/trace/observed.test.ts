import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeObserved, observedText, readObserved, type Observed } from './observed.ts'

const id = (number: string): string => `XX-${number}`
const scenario = (where: string, tags: readonly string[], operations: readonly string[], passed = true): Observed => ({ where, name: where, tags, operations, passed })
const contract = [{ operationId: 'listThings', requirements: [id('001'), id('002')] }, { operationId: 'addThing', requirements: [id('002')] }, { operationId: 'openDoor', requirements: [] }]

test('a tag whose operations the scenario never called claims more than was seen', () => {
  const { excess, untouched } = judgeObserved([scenario('a:1', [id('001')], ['addThing']), scenario('b:9', [id('002'), id('777'), 'sandbox'], ['addThing'])], contract)
  expect(excess.map((each) => [each.scenario.where, each.id, each.operations])).toEqual([['a:1', id('001'), ['listThings']]])
  expect(untouched).toEqual(['listThings', 'openDoor'])
})

test('a row that calls nothing is believed beside one that does, of the same feature', () => {
  expect(judgeObserved([scenario('a:1', [id('001')], []), scenario('a:2', [id('001')], ['listThings'])], contract).excess).toEqual([])
  expect(judgeObserved([scenario('a:1', [id('001')], []), scenario('b:2', [id('001')], ['listThings'])], contract).excess).toHaveLength(1)
})

test('a scenario that failed touches nothing', () => {
  expect(judgeObserved([scenario('a:1', [], ['addThing'], false)], contract).untouched).toEqual(['listThings', 'addThing', 'openDoor'])
})

test('tells who calls what, in the order of the files, and counts', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'observed-')), 'o.ndjson')
  writeFileSync(file, [scenario('a:12', [], ['openDoor']), scenario('a:3', [id('001')], ['openDoor'])].map((each) => `${JSON.stringify(each)}\n`).join(''))
  expect(observedText(readObserved(file), contract)).toEqual({ excess: 1, lines: ['openDoor  2 scenarios: a:3, a:12', 'untouched  listThings', 'untouched  addThing', `claims more than was seen  a:3 @${id('001')}: it calls none of listThings`, '2 scenarios, 1 of 3 operations touched, 1 tags claim more than was seen'] })
  writeFileSync(file, '')
  expect(() => readObserved(file)).toThrow('no scenario was observed')
})
