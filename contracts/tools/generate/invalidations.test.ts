import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readInvalidations } from './invalidations.ts'

const table = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'invalidations-')), 'table.yaml')
  writeFileSync(file, text)
  return file
}
const queries = new Set(['listThings'])
const mutations = new Set(['addThing', 'removeThing'])

test('answers the queries of a mutation, and none for one that is not listed', () => {
  const invalidates = readInvalidations(queries, mutations, table('addThing: [listThings]\n'))
  expect([invalidates('addThing'), invalidates('removeThing')]).toEqual([['listThings'], []])
})

test('refuses names that are no operations of the right kind', () => {
  expect(() => readInvalidations(queries, mutations, table('listThings: [listThings]\n'))).toThrow(
    'listThings is not a writing operation',
  )
  expect(() => readInvalidations(queries, mutations, table('addThing: [removeThing]\n'))).toThrow(
    'removeThing, listed for addThing, is not a reading operation',
  )
})
