import { expect, test } from 'vitest'
import { soakVerdict } from './verdict.ts'

const written = { coach: ['c1', 'c2', 'c3'], member: ['m1', 'm2'] }
const kept = ['c1', 'm1', 'c2', 'c3', 'm2']
const verdict = (more: { kept?: string[]; shown?: string[] }) =>
  soakVerdict({ written, kept, shown: kept, ...more })

test('all is well', () => expect(verdict({})).toEqual({ lost: [], doubled: [], outOfOrder: [] }))
test('what the page does not show is lost', () =>
  expect(verdict({ shown: ['c1', 'm1', 'c2', 'm2'] }).lost).toEqual(['c3']))
test('what never reached the server is lost, though the page shows it', () =>
  expect(verdict({ kept: ['c1', 'm1', 'c2', 'c3'] }).lost).toEqual(['m2']))
test('what the server has twice is doubled', () =>
  expect(verdict({ kept: ['c1', 'm1', 'm1', 'c2', 'c3', 'm2'] }).doubled).toEqual(['m1']))
test('what the page shows twice is doubled', () =>
  expect(verdict({ shown: [...kept, 'c1'] }).doubled).toEqual(['c1']))
test('what arrived after what was written later is out of order', () =>
  expect(
    verdict({ kept: ['c1', 'm2', 'c2', 'c3', 'm1'], shown: ['c1', 'm2', 'c2', 'c3', 'm1'] })
      .outOfOrder,
  ).toEqual(['m1']))
test('what the page shows elsewhere than the server has it is out of order', () =>
  expect(verdict({ shown: ['c1', 'c2', 'm1', 'c3', 'm2'] }).outOfOrder).toEqual(['m1']))
