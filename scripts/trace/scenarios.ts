import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Pickle } from '@cucumber/messages'
import { readFileSync } from 'node:fs'
import type { RequirementClaim } from './claim.ts'

const tagId = /^@([A-Z]{2,}-\d+)$/

/**
 * Claims by the tags of compiled pickles, including the tags of the feature and rule. An outline
 * without examples has none; throws with Gherkin's message on a file that does not parse.
 */
export function scenarioClaims(files: readonly string[]): RequirementClaim[] {
  return files.flatMap(claimsOf)
}

const claimsOf = (file: string): RequirementClaim[] =>
  compiledScenarios(file).flatMap(({ pickle, where }) =>
    pickle.tags.flatMap(({ name }) => {
      const id = tagId.exec(name)?.[1]
      return id === undefined ? [] : [{ id, by: 'scenario' as const, name: pickle.name, where }]
    }),
  )

/** The scenarios of a feature file, with `file:line`; an outline has one for each row of examples. */
export function compiledScenarios(
  file: string,
): readonly { readonly pickle: Pickle; readonly where: string }[] {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(
    readFileSync(file, 'utf8'),
  )
  return compile(document, file, newId).map((pickle) => ({
    pickle,
    where: `${file}:${pickle.location?.line ?? 1}`,
  }))
}
