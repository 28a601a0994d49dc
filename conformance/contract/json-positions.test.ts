import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { isFields, pointerOf, stepsOf } from './json.ts'
import { locateIn } from './read-file.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { JsonPositions, lineCounter } from './json-positions.ts'

/** Offsets of all names and items, by the parser of YAML. */
const expected = (text: string): Map<string, number> => {
  const found = new Map<string, number>()
  const walk = (node: unknown, pointer: string): void => {
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue
        const at = pointer + pointerOf(String(key.value))
        found.set(at, key.range![0])
        walk(value, at)
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        found.set(`${pointer}/${index}`, (item as { range: number[] }).range[0]!)
        walk(item, `${pointer}/${index}`)
      }
  }
  walk(parseDocument(text).contents, '')
  return found
}

const odd = ` {"a\\"}b": [ 1 , -2.5e3,"x,]\\\\", null,{}, [] , {"c/d~": true}],
  "é\\u00e9": {"e":"{"}, "":{"":0} }`

test.each([
  ['odd', odd],
  ['the schema of target files', readFileSync('conformance/schemas/target.schema.json', 'utf8')],
])('finds each name and item where the parser of YAML does: %s', (_, text) => {
  const positions = new JsonPositions(text)
  const all = expected(text)
  expect(all.size).toBeGreaterThan(10)
  for (const [pointer, offset] of all)
    expect([pointer, positions.offsetOf(stepsOf(pointer))]).toEqual([pointer, offset])
})

test('a place that does not exist is that of its last step that does', () => {
  const positions = new JsonPositions('{"a": [{"b": 1}]}')
  expect(positions.offsetOf(['a', '0', 'c', 'd'])).toBe('{"a": ['.length)
  expect(positions.offsetOf(['x'])).toBe(0)
})

test('a contract in the flow style of YAML is located as YAML', () => {
  using folder = temporaryFolder({})
  writeFileSync(folder.file('flow.yaml'), '{\n  info: { title: A },\n  paths: {} }')
  expect(locateIn(folder.file('flow.yaml'), '/paths')).toMatchObject({ line: 3, column: 3 })
})

test('counts lines and columns from 1', () => {
  const place = lineCounter('ab\n\ncd\n')
  expect([0, 1, 3, 4, 5].map(place)).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
  ])
})

test('places in a contract of 2 MB are read once', () => {
  const text = JSON.stringify({
    paths: Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [
        `/p${index}`,
        { get: { a: 'x'.repeat(1_000) } },
      ]),
    ),
  })
  const positions = new JsonPositions(text)
  const matched = vi.spyOn(RegExp.prototype, 'exec')
  for (let index = 0; index < 2_000; index += 1)
    positions.offsetOf(['paths', `/p${index}`, 'get', 'a'])
  // Each place is read once: what reads the text again for each place matches millions of times.
  const { length } = matched.mock.calls
  matched.mockRestore()
  expect(length / 2_000).toBeLessThan(100)
  expect(isFields(JSON.parse(text))).toBe(true)
})
