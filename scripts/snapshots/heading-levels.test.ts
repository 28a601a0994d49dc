import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingFaults, outlineFaults } from './heading-levels.ts'

const page = (...levels: readonly number[]) =>
  levels.map((level, at) => `  - heading "Part ${at}" [level=${level}]:`).join('\n')

test.each([
  [page(1, 2, 3, 2), false, []],
  [page(2), true, []],
  [page(1, 3), false, ['a heading of level 3 after level 1']],
  [page(2, 4), true, ['a heading of level 4 after level 2']],
  [page(3), true, ['a heading of level 3 after level 1']],
  [page(1, 2, 1), false, ['2 headings of level 1']],
  [page(2), false, ['0 headings of level 1', 'a heading of level 2 after level 0']],
  [page(1, 2), true, ['1 headings of level 1']],
  [`  - heading "A" [level=1]\n  - 'heading "B: c" [level=3]'`, false, [expect.any(String)]],
])('%s', (snapshot, isDialog, faults) => expect(headingFaults(snapshot, isDialog)).toEqual(faults))

const files = globSync('features/snapshots/**/*.txt').filter((file) => !file.includes('-presses'))

test('there are snapshots', () => expect(files.length).toBeGreaterThan(80))

test.each(files)('the headings of %s are an outline, for each viewer and language', (file) => {
  const looks = readFileSync(file, 'utf8')
    .split(/^(?==== )/m)
    .map((look) => look.split(/^=== .*\n/m).at(-1) ?? '')
  expect(looks.flatMap(outlineFaults)).toEqual([])
})
