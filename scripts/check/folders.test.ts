import { expect, it } from 'vitest'
import { sharedStems, wideFolders } from './folders.ts'

const files = (count: number) => Array.from({ length: count }, (_, index) => `src/app/a${index}.ts`)

it('reports a folder with more than 25 files', () => {
  expect(wideFolders(files(25))).toEqual([])
  expect(wideFolders(files(26))).toEqual(['src/app holds 26 files; at most 25 are allowed.'])
})

it('reports two files with the same stem in src', () => {
  expect(sharedStems(['src/app/table.ts', 'src/ui/data/table.tsx'])).toEqual([
    'Two files are named "table": src/app/table.ts, src/ui/data/table.tsx.',
  ])
})

it('allows the styles of a component and files of other top-level folders', () => {
  const apart = ['src/ui/table.tsx', 'src/ui/table.css.ts', 'mock-server/table.ts']
  expect(sharedStems(apart)).toEqual([])
})

it('allows a slice.ts in each slice, and nowhere below it', () => {
  expect(sharedStems(['src/slices/goals/slice.ts', 'src/slices/coaching/slice.ts'])).toEqual([])
  expect(sharedStems(['src/slices/goals/ui/slice.ts', 'src/app/slice.ts'])).toHaveLength(1)
})
