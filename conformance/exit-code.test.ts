import { expect, test } from 'vitest'
import { exitCodeOf, type ExitCause } from './exit-code.ts'

test.each<[readonly ExitCause[], number]>([
  [[], 0],
  [['nonConformity'], 1],
  [['nonConformity', 'environment'], 4],
  [['nonConformity', 'login'], 5],
  [['staleKnownFailing', 'nonConformity'], 1],
  [['staleKnownFailing'], 6],
  [['staleKnownFailing', 'threshold'], 8],
  [['threshold', 'breaking'], 7],
  [['breaking', 'nonConformity'], 1],
  [['threshold', 'environment'], 4],
  [['harness', 'usage', 'contract'], 70],
  [['interrupted', 'nonConformity'], 130],
])('%j exits with %i', (causes, code) => expect(exitCodeOf(causes)).toBe(code))
