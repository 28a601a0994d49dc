import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differingFiles, replaceFile } from './drift.ts'

const folderOf = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('names what was changed, what is missing and what should not be there', () => {
  const fresh = folderOf({ 'a/same.ts': '1', 'a/changed.ts': '1', 'new.ts': '1' })
  const committed = folderOf({ 'a/same.ts': '1', 'a/changed.ts': '2', 'a/stray.ts': '1' })
  expect(differingFiles(fresh, committed)).toEqual(['a/changed.ts', 'a/stray.ts', 'new.ts'])
})

test('replacing every differing file leaves none', () => {
  const fresh = folderOf({ 'a/changed.ts': '1', 'b/new.ts': '1' })
  const committed = folderOf({ 'a/changed.ts': '2', 'stray.ts': '1' })
  for (const name of differingFiles(fresh, committed))
    replaceFile(join(fresh, name), join(committed, name))
  expect(differingFiles(fresh, committed)).toEqual([])
  expect(readFileSync(join(committed, 'b/new.ts'), 'utf8')).toBe('1')
})

test('a folder that is not there differs in everything', () =>
  expect(differingFiles(folderOf({ 'a.ts': '1' }), '/nowhere/at/all')).toEqual(['a.ts']))
