import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  createRegistry,
  type DescFile,
  type DescMessage,
  fromJson,
  type JsonValue,
  type Registry,
  toJson,
} from '@bufbuild/protobuf'
import { createValidator, type Validator } from '@bufbuild/protovalidate'
import { neverAnswered, newerMembers } from '../../../../../generated/proto/never-answered.ts'
import type { Component } from './component.ts'
import { schemaOfMessage } from './message-schema.ts'

const folder = join(import.meta.dirname, '../../../../../generated/proto')
const modules = await Promise.all(
  globSync('**/*_pb.js', { cwd: folder }).map(
    (file) =>
      import(/* @vite-ignore */ join(folder, file)) as Promise<Readonly<Record<string, unknown>>>,
  ),
)
const isFile = (value: unknown): value is DescFile =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'file'
const registry: Registry = createRegistry(
  ...modules.flatMap((module) => Object.values(module)).filter(isFile),
)
const validator: Validator = createValidator({ registry })

/** The response messages of RPCs, and their nested messages. */
const answeredNames: ReadonlySet<string> = (() => {
  const found = new Set<string>()
  const visit = (message: DescMessage): void => {
    if (found.has(message.typeName)) return
    found.add(message.typeName)
    for (const field of message.fields) if (field.message !== undefined) visit(field.message)
  }
  for (const service of registry)
    if (service.kind === 'service') for (const { output } of service.methods) visit(output)
  return found
})()

/** A message of the proto module in its JSON form, validated by protovalidate. */
export function messageComponent(typeName: string): Component {
  const message = registry.getMessage(typeName)
  if (message === undefined) throw new Error(`The proto module has no message ${typeName}.`)
  const parse = (value: unknown) => fromJson(message, value as JsonValue, { registry })
  return {
    schema: schemaOfMessage(message),
    components: {},
    judge: (value) => {
      try {
        const parsed = parse(value)
        const result = validator.validate(message, parsed)
        // The rules of an answer take members of a later version; what is compared with them are
        // the values of this one.
        const others = answeredNames.has(typeName)
          ? [...neverAnswered(message, parsed), ...newerMembers(message, parsed)]
          : []
        return {
          refused:
            result.kind !== 'valid'
              ? () => result.error?.message ?? result.kind
              : others.length > 0
                ? () => `no server of this version answers ${others.join(', ')}`
                : null,
          read: toJson(message, parsed, { registry }),
        }
      } catch (thrown) {
        return { refused: () => `not the JSON form of the message: ${String(thrown)}`, read: value }
      }
    },
  }
}
