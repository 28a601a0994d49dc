import { expect, test } from 'vitest'
import { checkIds } from './check-ids.ts'
import { explainRule } from './explain-rule.ts'
import { otherRuleTexts } from './other-rule-texts.ts'
import { httpRuleTexts } from './rule-texts.ts'
import { ruleGroups } from './rules.ts'

const known = [...checkIds(new Set(ruleGroups)), 'no_answer', 'latency_budget', 'slow_outlier']

test('every check has a page, and every page a check', () => {
  expect(known.filter((id) => explainRule(id) === null)).toEqual([])
  expect(Object.keys({ ...httpRuleTexts, ...otherRuleTexts }).toSorted()).toEqual(known.toSorted())
})

test('a page says what a rule demands, where from, and how to leave it out', () => {
  expect(explainRule('allow_header')).toContain('RFC 9110, 10.2.1')
  expect(explainRule('ignored_auth')).toMatch(/disclosure[^]*without: \[ignored_auth\]/)
  expect(explainRule('rule:names-trimmed')).toContain('the target file')
  expect(explainRule('nonsense')).toBeNull()
})
