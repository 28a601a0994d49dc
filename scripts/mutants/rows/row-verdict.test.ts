import { expect, it } from 'vitest'
import { judgeRow, type TriedTest } from './row-verdict.ts'

const test: TriedTest = {
  file: 'a.test.ts',
  line: 3,
  name: 'ORD-009: a',
  rows: ['ORD-009'],
  hits: 2,
  isRepeatable: true,
  tried: 2,
  killed: ['a.ts#1'],
  survived: ['a.ts#2'],
}

it.each<[string, TriedTest[], string[], string]>([
  ['a mutant turns it red', [test], [], 'proven'],
  ['no mutant turns it red', [{ ...test, killed: [] }], [], 'hollow'],
  ['one of two tests turns red', [{ ...test, killed: [] }, test], [], 'proven'],
  ['the literal of its text turns it red', [test], ['a.ts#1'], 'proven'],
  ['only another literal does', [test], ['a.ts#2'], 'hollow'],
  ['one of its literals does not', [test], ['a.ts#1', 'a.ts#2'], 'hollow'],
  ['no test', [], [], 'no proof'],
  ['nothing runs', [{ ...test, killed: [], hits: 0 }], [], 'not tried'],
  ['the test cannot run twice', [{ ...test, killed: [], isRepeatable: false }], [], 'not tried'],
])('%s', (_name, tests, literals, verdict) =>
  expect(judgeRow('ORD-009', tests, new Map(literals.map((id) => [id, [id]]))).verdict).toBe(
    verdict,
  ),
)
