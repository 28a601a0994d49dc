import type { FileRegistry } from '@bufbuild/protobuf'
import { examplesOf } from '../../../../read/rpc-examples.ts'
import { rpcsOf } from '../../rpc/rpc-methods.ts'
import type { FindDeclaration } from '../declarations.ts'
import type { Declaration, SchemaShape } from '../shape.ts'

/** The messages in the contract's examples by full name; they satisfy the rules between fields. */
export function exampleValues(
  registry: FileRegistry,
  declarations: readonly Declaration[],
  find: FindDeclaration,
): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>()
  const bySource = new Map(declarations.map((each) => [each.source, each]))
  const collect = (shape: SchemaShape, value: unknown): void => {
    if (value === undefined || value === null) return
    switch (shape.kind) {
      case 'reference': {
        const target = find(shape)
        found.set(target.source, [...(found.get(target.source) ?? []), value])
        collect(target.shape, value)
        break
      }
      case 'list':
        for (const one of value as readonly unknown[]) collect(shape.of, one)
        break
      case 'object':
        for (const { key, shape: part } of shape.fields)
          collect(part, (value as Readonly<Record<string, unknown>>)[key])
    }
  }
  for (const { procedure, method } of rpcsOf(registry)) {
    for (const { request, response } of examplesOf(procedure)) {
      for (const [message, value] of [
        [method.input, request],
        [method.output, response],
      ] as const) {
        const declaration = bySource.get(message.typeName)
        if (declaration !== undefined)
          collect({ kind: 'reference', name: declaration.name, from: declaration.slug }, value)
      }
    }
  }
  return found
}
