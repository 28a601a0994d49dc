import { expect, it } from 'vitest'
import { instrument } from './instrument.ts'

/** The answers of `f` for each of the arguments, as it is and with each mutant. */
const answers = (body: string, ...args: readonly unknown[]): Record<string, unknown[]> => {
  const { code, mutants } = instrument('a.js', `function f(a, b) { ${body} }`)
  const of = (active?: string): unknown[] =>
    args.map((arg) =>
      new Function('mutantSwitch', 'arg', `${code}; return f(arg)`)(
        (id: string) => id === active,
        arg,
      ),
    )
  return {
    original: of(),
    ...Object.fromEntries(mutants.map(({ id, kind, from }) => [`${kind} ${from}`, of(id)])),
  }
}

it('changes conditions, boundaries, results and literals, one at a time', () =>
  expect(answers('if (a > 9) return "high"; return a === 9', 8, 9, 10)).toEqual({
    original: [false, true, 'high'],
    'condition a > 9': ['high', 'high', false],
    'comparison a > 9': [false, 'high', 'high'],
    'literal 9': [false, false, 'high'],
    'literal "high"': [false, true, 'high~'],
    'result "high"': [false, true, undefined],
    'comparison a === 9': [true, false, 'high'],
    'result a === 9': [undefined, undefined, 'high'],
  }))

it('leaves types, keys, imports and directives as they are', () => {
  const text = `'use strict'\nimport a from 'b'\ntype C = 'd' | 1\nexport const e = { 'f': a, 2: a } as { f: 'g' }\n`
  expect(instrument('a.ts', text).mutants).toEqual([])
})

it('says which declaration a mutant is in, and what runs only once', () => {
  const { mutants } = instrument(
    'a.ts',
    'const low = 70\nexport const isLow = (a: number) => a < 71\n',
  )
  expect(mutants.map(({ fn, kind, isStatic }) => [fn, kind, isStatic])).toEqual([
    ['low', 'literal', true],
    ['isLow', 'literal', false],
    ['isLow', 'comparison', false],
    ['isLow', 'result', false],
  ])
})
