import { ruleText } from '../../checks/explain-rule.ts'
import { ruleOf } from '../../checks/rules.ts'
import { harmOf } from '../harm.ts'
import type { ReportedFinding } from './sarif-failures.ts'

/** A rule with its page, which code scanning shows. Rules of lint and diff have none. */
const describedRule = (id: string): object => {
  const its = ruleText(id)
  return its === undefined
    ? { id }
    : {
        id,
        shortDescription: { text: its.demands },
        help: { text: `${its.mend} Source: ${ruleOf(id).source}.` },
        properties: { tags: [ruleOf(id).group, harmOf(id)] },
      }
}

/** SARIF 2.1.0, for code scanning and editors. The notes of a run are notifications. */
export function sarifOf(found: readonly ReportedFinding[], notes: readonly string[] = []): string {
  const rules = [...new Set(found.map(({ rule }) => rule))]
  const results = found.map(
    ({ rule, level, words, place: { file, line, column }, pointer, fingerprint }) => ({
      ruleId: rule,
      ruleIndex: rules.indexOf(rule),
      level,
      message: { text: words },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
            region: { startLine: line, startColumn: column },
          },
          ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
        },
      ],
      partialFingerprints: { 'conform/v1': fingerprint },
    }),
  )
  const driver = {
    name: 'conform',
    informationUri: 'https://www.npmjs.com/package/@portal/conform',
    rules: rules.map(describedRule),
  }
  const invocations = [
    {
      executionSuccessful: true,
      toolExecutionNotifications: notes.map((text) => ({ level: 'note', message: { text } })),
    },
  ]
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [{ tool: { driver }, ...(notes.length === 0 ? {} : { invocations }), results }] }, undefined, 2)}\n`
}
