import { hasClasses } from '../contract/data-class.ts'
import type { JsonFields } from '../contract/json.ts'
import { ExitError } from '../exit-code.ts'

/**
 * The groups of rules: what the contract and the target file promise, what RFCs require, common
 * security rules that no contract promises, and stricter rules for services with health data.
 */
export const ruleGroups = ['contract', 'rfc', 'security', 'health'] as const
export type RuleGroup = (typeof ruleGroups)[number]

interface Rule {
  readonly group: RuleGroup
  readonly source: string
}

const rule = (group: RuleGroup, source: string): Rule => ({ group, source })

/** The rules that do not come from the contract, by the id of their check. */
const others: Readonly<Record<string, Rule>> = {
  not_a_server_error: rule('rfc', 'RFC 9110, 15.6'),
  json_wellformed: rule('rfc', 'RFC 8259'),
  content_coding: rule('rfc', 'RFC 9110, 8.4'),
  charset: rule('rfc', 'RFC 8259, 8.1'),
  unsupported_method: rule('rfc', 'RFC 9110, 15.5.6'),
  allow_header: rule('rfc', 'RFC 9110, 10.2.1'),
  idempotent_put: rule('rfc', 'RFC 9110, 9.2.2'),
  if_match_honoured: rule('rfc', 'RFC 9110, 13.1.1'),
  patch_only_named_fields: rule('rfc', 'RFC 7396'),
  content_language_header: rule('rfc', 'RFC 9110, 8.5'),
  error_shape: rule('security', 'CWE-209'),
  cors_exact_origin: rule('security', 'Fetch, CORS protocol; CWE-942'),
  cookie_flags: rule('security', 'RFC 6265bis, 4.1.2; CWE-614'),
  no_reflection: rule('health', 'rules health'),
  number_precision: rule('health', 'RFC 8259, 6 (interoperability)'),
  phi_not_in_url: rule('health', 'x-data-class, or rules health'),
  no_store_on_phi: rule('health', 'x-data-class, or rules health'),
}

/** The start of the id of a check that is a program of the target file. */
export const OWN_RULE = 'rule:'

/** The group and source of a check; `the contract` for most. */
export function ruleOf(check: string): Rule {
  if (check.startsWith(OWN_RULE)) return rule('contract', 'the target file')
  return others[check] ?? rule('contract', 'the contract')
}

/** Rules that the contract's own `x-data-class` asks for. */
const ofClasses = new Set(['phi_not_in_url', 'no_store_on_phi'])

export type RuleGroups = ReadonlySet<RuleGroup>

/** Whether a check applies with these groups of rules to this contract. */
export function isRuleOn(check: string, groups: RuleGroups, root: JsonFields): boolean {
  return groups.has(ruleOf(check).group) || (ofClasses.has(check) && hasClasses(root))
}

/** Parses `--rules a,b`. `health` has all rules; the default has all but those of health. */
export function ruleGroupsOf(text: string | undefined): RuleGroups {
  if (text === undefined) return new Set(ruleGroups.filter((each) => each !== 'health'))
  const named = text.split(',').map((each) => each.trim())
  const unknown = named.find((each) => !(ruleGroups as readonly string[]).includes(each))
  if (unknown !== undefined)
    throw new ExitError(
      'usage',
      `unknown rules "${unknown}"; use one or more of ${ruleGroups.join(', ')}`,
    )
  return new Set(named.includes('health') ? ruleGroups : (named as RuleGroup[]))
}
