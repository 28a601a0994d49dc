import {
  hasOption,
  getOption,
  ScalarType,
  type DescField,
  type DescMessage,
  type DescMethod,
} from '@bufbuild/protobuf'
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt'
import { field as rules } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import { services } from '../../../generated/proto/services.ts'
import { withCursor } from './openapi-shapes.ts'
import { once, type AnswerShape, type Field, type WireShape } from './shape.ts'

const messages = new Map<string, () => WireShape>()
/** Well-known types that JSON writes as a text. */
const texts: Readonly<Record<string, WireShape>> = {
  'google.protobuf.Timestamp': { type: 'text', format: 'date-time' },
  'google.protobuf.Duration': { type: 'text', format: 'other' },
}

function messageShape(message: DescMessage): WireShape {
  const text = texts[message.typeName]
  if (text !== undefined) return text
  const known =
    messages.get(message.typeName) ??
    once((): WireShape => ({
      type: 'object',
      fields: new Map(message.fields.map((each) => [each.jsonName, fieldOf(each)])),
    }))
  messages.set(message.typeName, known)
  return known()
}

function fieldOf(field: DescField): Field {
  const isRequired = hasOption(field, rules) && getOption(field, rules).required
  return {
    shape: once(() => withCursor(field.jsonName, valueShape(field))),
    // A message without presence is a list; a scalar without presence is always answered.
    isRequired: isRequired || isImplicit(field),
    isNullable: false,
    absentIsNone: !isImplicit(field),
  }
}

const isImplicit = (field: DescField): boolean =>
  field.presence === FeatureSet_FieldPresence.IMPLICIT && field.fieldKind !== 'list'

function valueShape(field: DescField): WireShape {
  switch (field.fieldKind) {
    case 'message':
      return messageShape(field.message)
    case 'enum':
      return enumShape(field.enum)
    case 'scalar':
      return scalarShape(field.scalar)
    case 'list':
      return {
        type: 'list',
        item: () =>
          field.listKind === 'message'
            ? messageShape(field.message)
            : field.listKind === 'enum'
              ? enumShape(field.enum)
              : scalarShape(field.scalar),
      }
    case 'map':
      return {
        type: 'map',
        entry: () =>
          field.mapKind === 'message'
            ? messageShape(field.message)
            : field.mapKind === 'enum'
              ? enumShape(field.enum)
              : scalarShape(field.scalar),
      }
  }
}

const enumShape = (of: { readonly values: readonly { readonly name: string }[] }): WireShape => ({
  type: 'enum',
  words: of.values.map(({ name }) => name),
})

/** 64-bit numbers are texts in JSON. */
const wide = new Set([
  ScalarType.INT64,
  ScalarType.UINT64,
  ScalarType.SINT64,
  ScalarType.FIXED64,
  ScalarType.SFIXED64,
])

function scalarShape(scalar: ScalarType): WireShape {
  if (scalar === ScalarType.STRING) return { type: 'text', format: 'free' }
  if (scalar === ScalarType.BYTES) return { type: 'text', format: 'other' }
  if (scalar === ScalarType.BOOL) return { type: 'boolean' }
  return wide.has(scalar) ? { type: 'text', format: 'number' } : { type: 'number' }
}

const answerOf = (method: DescMethod): AnswerShape => ({
  operationId: method.name,
  protocol: method.methodKind === 'server_streaming' ? 'stream' : 'rpc',
  shape: once(() => messageShape(method.output)),
  isRead: /^(?:Get|List|Find|Search|Stream)/.test(method.name),
})

const byPath = new Map(
  Object.values(services).flatMap((service) =>
    service.methods.map((method) => [`${service.typeName}/${method.name}`, answerOf(method)]),
  ),
)

/** Returns the RPC of a path that ends with service and method, or undefined. */
export function rpcAnswer(path: string): AnswerShape | undefined {
  return byPath.get(path.split('/').slice(-2).join('/'))
}

/** All RPCs of the contract. */
export const rpcAnswers: readonly AnswerShape[] = [...byPath.values()]
