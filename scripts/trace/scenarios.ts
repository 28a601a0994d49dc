import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator } from '@cucumber/messages'
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

const claimsOf = (file: string): RequirementClaim[] => {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(
    readFileSync(file, 'utf8'),
  )
  return compile(document, file, newId).flatMap((pickle) =>
    pickle.tags.flatMap(({ name }) => {
      const id = tagId.exec(name)?.[1]
      const where = `${file}:${pickle.location?.line ?? 1}`
      return id === undefined ? [] : [{ id, by: 'scenario' as const, name: pickle.name, where }]
    }),
  )
}
