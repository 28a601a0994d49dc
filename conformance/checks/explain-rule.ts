import { harmOf } from '../report/harm.ts'
import { httpRuleTexts, type RuleText } from './rule-texts.ts'
import { otherRuleTexts } from './other-rule-texts.ts'
import { OWN_RULE, ruleOf } from './rules.ts'

const own: RuleText = {
  demands: 'A program of the target file accepts each exchange.',
  mend: 'The message is the first line that the program printed.',
}

/** The text of a check; undefined for an unknown one. */
export function ruleText(check: string): RuleText | undefined {
  return check.startsWith(OWN_RULE) ? own : (httpRuleTexts[check] ?? otherRuleTexts[check])
}

/** The page of a check, for the terminal; null for an unknown one. */
export function explainRule(check: string): string | null {
  const its = ruleText(check)
  if (its === undefined) return null
  const { group, source } = ruleOf(check)
  return [
    check,
    '',
    `  ${its.demands}`,
    `  ${its.mend}`,
    '',
    `  group   ${group} (--rules)`,
    `  source  ${source}`,
    `  harm    ${harmOf(check)}`,
    `  to leave it out at one operation: operations: { OPERATION: { without: [${check}] } } in the target file`,
    '',
  ].join('\n')
}
