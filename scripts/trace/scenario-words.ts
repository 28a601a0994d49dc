import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type GherkinDocument } from '@cucumber/messages'
import { globSync, readFileSync } from 'node:fs'

/** The text of a scenario: its feature and its steps, with the example values filled in. */
export interface ScenarioWords {
  readonly feature: string
  readonly steps: readonly { readonly keyword: string; readonly text: string }[]
}

/** The text of every scenario, by `file:line`. */
export function wordsOf(
  files: readonly string[] = globSync('features/**/*.feature').toSorted(),
): Map<string, ScenarioWords> {
  return new Map(files.flatMap(wordsIn))
}

const wordsIn = (file: string): [string, ScenarioWords][] => {
  const newId = IdGenerator.incrementing()
  const document: GherkinDocument = new Parser(
    new AstBuilder(newId),
    new GherkinClassicTokenMatcher(),
  ).parse(readFileSync(file, 'utf8'))
  const keywords = keywordsOf(document)
  return compile(document, file, newId).map((pickle) => [
    `${file}:${pickle.location?.line ?? 1}`,
    {
      feature: document.feature?.name ?? '',
      steps: pickle.steps.map(({ text, astNodeIds }) => ({
        keyword: keywords.get(astNodeIds[0] ?? '') ?? '',
        text,
      })),
    },
  ])
}

const keywordsOf = ({ feature }: GherkinDocument): Map<string, string> => {
  const children = (feature?.children ?? []).flatMap((child) =>
    child.rule ? child.rule.children : [child],
  )
  return new Map(
    children
      .flatMap(({ background, scenario }) => [
        ...(background?.steps ?? []),
        ...(scenario?.steps ?? []),
      ])
      .map(({ id, keyword }) => [id, keyword.trim()]),
  )
}
