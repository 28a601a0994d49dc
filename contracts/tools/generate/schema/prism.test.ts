import { readFileSync } from 'node:fs'
import type * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { compare } from './testing/compare.ts'
import { contractsUnderTest, generatedExport } from './testing/contracts.ts'
import { prismBodies, prismComponent } from './testing/prism-component.ts'

const openapi = contractsUnderTest.find(({ kind }) => kind === 'openapi')!
const bodies = await prismBodies(
  JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Parameters<
    typeof prismBodies
  >[0],
)

test('bodies of requests are components', () => expect(bodies.length).toBeGreaterThan(20))

test.each(bodies.map((body) => [body.component, body] as const))(
  'the writer of %s takes and refuses what Prism does in a request',
  async (component, body) => {
    const { slug, name } = openapi.declarations.find(({ source }) => source === component)!
    const { accepted, difference } = compare(
      await generatedExport<Schema.Codec<unknown, unknown>>('openapi', slug, 'writer', name),
      prismComponent(body),
    )
    expect(difference).toBeNull()
    expect(accepted, 'values that both take').toBeGreaterThan(0)
  },
)
