import { globSync } from 'node:fs'
import { join } from 'node:path'
import { createRegistry, type DescFile, fromJson, type JsonValue, type Registry, toJson } from '@bufbuild/protobuf'
import { createValidator, type Validator } from '@bufbuild/protovalidate'
import type { Component } from './component.ts'
import { schemaOfMessage } from './message-schema.ts'

const folder = join(import.meta.dirname, '../../../generated/proto')
const modules = await Promise.all(globSync('**/*_pb.js', { cwd: folder }).map(file => import(/* @vite-ignore */ join(folder, file)) as Promise<Readonly<Record<string, unknown>>>))
const isFile = (value: unknown): value is DescFile => typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'file'
const registry: Registry = createRegistry(...modules.flatMap(module => Object.values(module)).filter(isFile))
const validator: Validator = createValidator({ registry })

export const messageNames: ReadonlySet<string> = new Set([...registry].filter(type => type.kind === 'message').map(({ typeName }) => typeName))

/** The messages that RPCs answer with. */
export const messageAnswers = (): ReadonlySet<string> =>
  new Set([...registry].filter(type => type.kind === 'service').flatMap(service => service.methods.map(({ output }) => output.typeName)))

/** A message of the proto module in its JSON form, judged by protovalidate. */
export function messageComponent(typeName: string): Component {
  const message = registry.getMessage(typeName)
  if (message === undefined) throw new Error(`The proto module has no message ${typeName}.`)
  const parse = (value: unknown) => fromJson(message, value as JsonValue, { registry })
  return {
    schema: schemaOfMessage(message),
    components: {},
    judge: value => {
      try {
        const parsed = parse(value)
        const result = validator.validate(message, parsed)
        return { refused: result.kind === 'valid' ? null : () => result.error?.message ?? result.kind, read: toJson(message, parsed, { registry }) }
      } catch (thrown) {
        return { refused: () => `not the JSON form of the message: ${String(thrown)}`, read: value }
      }
    },
  }
}
