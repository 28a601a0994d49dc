import type * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { compare } from './testing/compare.ts'
import { contractsUnderTest, generatedExport } from './testing/contracts.ts'

describe.each(contractsUnderTest)('the writers of $kind', ({ kind, declarations, componentOf }) => {
  test.each(declarations.map((declaration) => [declaration.source, declaration] as const))(
    '%s takes and refuses what the contract does',
    async (source, { slug, name }) => {
      const writer = await generatedExport<Schema.Codec<unknown, unknown>>(
        kind,
        slug,
        'writer',
        name,
      )
      const { accepted, difference } = compare(writer, componentOf(source))
      expect(difference).toBeNull()
      expect(accepted, 'values that both take').toBeGreaterThan(0)
    },
  )
})
