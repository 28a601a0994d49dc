import { existsSync, readFileSync, statSync } from 'node:fs'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type FeatureChild, type RuleChild } from '@cucumber/messages'

/**
 * The path of a feature with a line inside a scenario, as cucumber selects it: the line of the
 * scenario, or of the row of its examples. Every other argument unchanged.
 */
export function scenarioPath(argument: string): string {
  const [, file, lines] = /^(.+\.feature):(\d+(?::\d+)*)$/.exec(argument) ?? []
  if (file === undefined || lines === undefined || !existsSync(file) || !statSync(file).isFile())
    return argument
  const starts = startsOf(readFileSync(file, 'utf8'))
  return [file, ...lines.split(':').map((line) => startOf(Number(line), starts))].join(':')
}

/** The lines that select something, in order. A feature and a rule select all that follows. */
function startsOf(text: string): readonly number[] {
  const { feature } = new Parser(
    new AstBuilder(IdGenerator.incrementing()),
    new GherkinClassicTokenMatcher(),
  ).parse(text)
  const scenarios = (children: readonly (FeatureChild | RuleChild)[]): number[] =>
    children.flatMap((child) => {
      const { scenario } = child
      if ('rule' in child && child.rule)
        return [child.rule.location.line, ...scenarios(child.rule.children)]
      if (!scenario) return []
      return [
        scenario.location.line,
        ...scenario.examples.flatMap(({ tableBody }) => tableBody.map((row) => row.location.line)),
      ]
    })
  return feature ? [feature.location.line, ...scenarios(feature.children)] : []
}

const startOf = (line: number, starts: readonly number[]): number =>
  starts.findLast((start) => start <= line) ?? line
