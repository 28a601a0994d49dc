import { existsSync, readFileSync } from 'node:fs'
import { loadSources } from '@cucumber/cucumber/api'
import { describe, expect, it } from 'vitest'
import { parseRegressionFaults, readRegressionFaults, withFault } from './regression-fault.ts'

const entry = 'name: a\n  file: f.ts\n  find: "1"\n  replace: "2"\n  test: t'
const [fault] = parseRegressionFaults('l.yaml', `- ${entry}\n  unit: f.test.ts`)

describe('a regression fault', () => {
  it('requires exactly one test', () => {
    expect(() => parseRegressionFaults('l.yaml', `- ${entry}`)).toThrow(
      'l.yaml, entry 1 (a): name either "unit" or "scenario".',
    )
    expect(() => parseRegressionFaults('l.yaml', `- ${entry}\n  unit: u\n  scenario: s`)).toThrow(
      'either',
    )
    expect(() => parseRegressionFaults('l.yaml', '- name: a')).toThrow('"file" must be a text')
  })

  it('replaces text that occurs exactly once, with the literal replacement', () => {
    expect(withFault({ ...fault!, replace: '$&$&' }, 'a 1 b')).toBe('a $&$& b')
    expect(() => withFault(fault!, 'a 1 b 1')).toThrow('occurs 2 times in f.ts')
    expect(() => withFault(fault!, 'a')).toThrow('occurs 0 times')
    expect(() => withFault({ ...fault!, replace: '1' }, 'a 1')).toThrow('changes nothing')
  })
})

const { plan } = await loadSources({
  defaultDialect: 'en',
  paths: ['features/**/*.feature'],
  names: [],
  tagExpression: '',
  order: 'defined',
})

describe('lists of regression faults', () => {
  it.each(readRegressionFaults().map((each) => [each.name, each] as const))(
    '%s can be put in, and its test exists',
    (_name, each) => {
      withFault(each, readFileSync(each.file, 'utf8'))
      // The titles of unit tests are known only when they run.
      if (each.unit !== undefined) expect(existsSync(each.unit)).toBe(true)
      else
        expect(
          plan.filter(({ uri }) => uri === each.scenario).map(({ name }) => name),
        ).toContainEqual(expect.stringContaining(each.test))
    },
  )
})
