import {
  fromJson,
  type DescExtension,
  type DescMessage,
  type JsonValue,
  type Registry,
} from '@bufbuild/protobuf'
import type { createValidator } from '@bufbuild/protovalidate'
import type { RpcShape } from './rpc-shape.ts'

/** The registry, validator and custom options of a module. */
export interface RpcModule {
  readonly registry: Registry
  readonly validator: ReturnType<typeof createValidator>
  /** The field option for data classes, if the module has one. */
  readonly dataClass: DescExtension | undefined
  /** The enum value option for zero values that servers never return, if the module has one. */
  readonly neverAnswered: DescExtension | undefined
}

/**
 * The pointer to a scalar field of a message, at most one level deep: `/credentials/sessionToken`.
 */
const placeOf = (message: DescMessage, name: string): string | null => {
  for (const field of message.fields) {
    if (field.fieldKind === 'scalar' && field.jsonName === name) return `/${name}`
    if (
      field.fieldKind === 'message' &&
      field.message.fields.some((each) => each.fieldKind === 'scalar' && each.jsonName === name)
    )
      return `/${field.jsonName}/${name}`
  }
  return null
}

const isRight = (
  { validator, registry }: RpcModule,
  message: DescMessage,
  json: JsonValue,
): boolean => validator.validate(message, fromJson(message, json, { registry })).kind === 'valid'

/**
 * Only streams have links. A unary call also shows its schema when it is rejected; a rejected
 * stream shows nothing.
 */
export function linksOf(method: RpcShape['method'], module: RpcModule): RpcShape['links'] {
  return new Map(
    method.methodKind === 'unary'
      ? []
      : method.input.fields.flatMap(({ jsonName }) => {
          for (const other of method.parent.methods) {
            const pointer =
              other.methodKind === 'unary' && isRight(module, other.input, {})
                ? placeOf(other.output, jsonName)
                : null
            if (pointer !== null)
              return [
                [
                  jsonName,
                  { operation: `rpc.${method.parent.name}.${other.name}`, pointer },
                ] as const,
              ]
          }
          return []
        }),
  )
}
