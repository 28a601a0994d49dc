import { join } from 'node:path'
import type * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { compare } from '../../../src/gateway/differential/compare.ts'
import { messageComponent } from '../../../src/gateway/differential/message-component.ts'
import { openapiComponent } from '../../../src/gateway/differential/openapi-component.ts'
import { bundle } from '../bundle.ts'
import { loadProto } from '../rpc.ts'
import { messageShapes } from './message-shapes.ts'
import { openapiShapes } from './openapi-shapes.ts'
import type { Declaration } from './shape.ts'

const generated = join(import.meta.dirname, '../../../generated/schemas')

const writerOf = async (kind: string, { name, slug }: Declaration): Promise<Schema.Codec<unknown, unknown>> => {
  const module = (await import(/* @vite-ignore */ join(generated, kind, `${slug}.writer.ts`))) as Readonly<Record<string, Schema.Codec<unknown, unknown>>>
  const writer = module[name]
  if (writer === undefined) throw new Error(`There is no writer of ${name}.`)
  return writer
}

const kinds = [
  { kind: 'openapi', declarations: openapiShapes(bundle('contracts/openapi/portal.yaml')), componentOf: openapiComponent },
  { kind: 'rpc', declarations: messageShapes(loadProto('contracts')), componentOf: messageComponent },
]

describe.each(kinds)('the writers of $kind', ({ kind, declarations, componentOf }) => {
  test.each(declarations.map((declaration) => [declaration.source, declaration] as const))('%s takes and refuses what the contract does', async (source, declaration) => {
    const { accepted, difference } = compare(await writerOf(kind, declaration), componentOf(source))
    expect(difference).toBeNull()
    expect(accepted, 'values that both take').toBeGreaterThan(0)
  })
})
