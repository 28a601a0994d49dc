import { expect, test } from 'vitest'
import { initialsOf } from './care-team.ts'

test.each([
  ['Dana Whitfield, RD', 'DW'],
  ['Ana María López Ruiz', 'AR'],
  ['Élodie', 'É'],
  ['  ', ''],
  ['dr', 'D'],
])('%j has the initials %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
