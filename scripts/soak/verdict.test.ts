import { expect, test } from 'vitest'
import { soakVerdict } from './verdict.ts'

const written = { coach: ['c1', 'c2', 'c3'], member: ['m1', 'm2'] }
const kept = ['c1', 'm1', 'c2', 'c3', 'm2']
const verdict = (more: { kept?: string[]; shown?: string[] }) =>
  soakVerdict({ written, kept, shown: kept, ...more })

test('finds nothing in a correct run', () =>
  expect(verdict({})).toEqual({ lost: [], doubled: [], outOfOrder: [] }))
test('reports a message that is missing on the page as lost', () =>
  expect(verdict({ shown: ['c1', 'm1', 'c2', 'm2'] }).lost).toEqual(['c3']))
test('reports a message that is missing on the server as lost', () =>
  expect(verdict({ kept: ['c1', 'm1', 'c2', 'c3'] }).lost).toEqual(['m2']))
test('reports a message that the server has twice', () =>
  expect(verdict({ kept: ['c1', 'm1', 'm1', 'c2', 'c3', 'm2'] }).doubled).toEqual(['m1']))
test('reports a message that the page shows twice', () =>
  expect(verdict({ shown: [...kept, 'c1'] }).doubled).toEqual(['c1']))
test('reports messages that arrived in the wrong order', () =>
  expect(
    verdict({ kept: ['c1', 'm2', 'c2', 'c3', 'm1'], shown: ['c1', 'm2', 'c2', 'c3', 'm1'] })
      .outOfOrder,
  ).toEqual(['m1']))
test('reports a message at another position on the page than on the server', () =>
  expect(verdict({ shown: ['c1', 'c2', 'm1', 'c3', 'm2'] }).outOfOrder).toEqual(['m1']))
