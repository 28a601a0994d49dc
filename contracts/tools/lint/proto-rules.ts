import {
  type DescField,
  type DescMessage,
  type FileRegistry,
  fromJson,
  getOption,
  hasOption,
  type JsonValue,
  ScalarType,
} from '@bufbuild/protobuf'
import { FeatureSet_FieldPresence } from '@bufbuild/protobuf/wkt'
import { createValidator } from '@bufbuild/protovalidate'
import { field as fieldRules } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import { neverAnswered } from '../../../generated/proto/never-answered.ts'
import {
  fieldDataClass,
  hasPortalOption,
  isValue,
  portalMessages,
  rpcsOf,
} from '../generate/rpc/rpc-methods.ts'
import { errorNamesOf } from '../../read/rpc-errors.ts'
import type { ContractFinding } from './finding.ts'

/** An example of an RPC: its request, and either its response or the name of an error. */
export interface RpcExample {
  readonly file: string
  readonly summary?: string
  /** `portal.programs.v1.ProgramsService/ListPrograms` */
  readonly rpc: string
  readonly request: JsonValue
  readonly response?: JsonValue
  readonly error?: string
}

/**
 * `data-class` and `origin`: a proto field with a value lacks its data class, or does not say if
 * its name is given or decided.
 */
export function protoFieldFindings(registry: FileRegistry): ContractFinding[] {
  return portalMessages(registry).flatMap((message) =>
    message.fields.filter(isValue).flatMap((field) => {
      const where = `${message.typeName}.${field.name}`
      return [
        ...(fieldDataClass(registry, field) === undefined
          ? [
              {
                rule: 'data-class',
                where,
                message: 'The field has no (portal.options.v1.data_class).',
              },
            ]
          : []),
        ...(hasPortalOption(registry, field, 'origin')
          ? []
          : [{ rule: 'origin', where, message: 'The field has no (portal.options.v1.origin).' }]),
      ]
    }),
  )
}

/**
 * `clinical-presence`: a number of health data that a server may omit, and that then reads as 0. It needs `optional` and `(buf.validate.field).required`, or bounds without 0.
 */
export function clinicalPresenceFindings(registry: FileRegistry): ContractFinding[] {
  return portalMessages(registry)
    .flatMap(({ fields }) => fields)
    .filter(
      (field) =>
        field.fieldKind === 'scalar' &&
        isNumber(field.scalar) &&
        field.oneof === undefined &&
        field.presence === FeatureSet_FieldPresence.IMPLICIT &&
        fieldDataClass(registry, field) === 'phi' &&
        acceptsZero(field),
    )
    .map((field) => ({
      rule: 'clinical-presence',
      where: `${field.parent.typeName}.${field.name}`,
      message: 'A missing value reads as 0. Declare the number `optional` and `required`.',
    }))
}

const isNumber = (scalar: ScalarType): boolean =>
  scalar !== ScalarType.STRING && scalar !== ScalarType.BYTES && scalar !== ScalarType.BOOL

function acceptsZero(field: DescField): boolean {
  const rules = hasOption(field, fieldRules) ? getOption(field, fieldRules).type.value : undefined
  const { greaterThan } = (rules ?? {}) as {
    greaterThan?: { readonly case?: 'gt' | 'gte' | undefined; readonly value?: number }
  }
  const { case: bound, value = 0 } = greaterThan ?? {}
  return bound === 'gt' ? value < 0 : bound === 'gte' ? value <= 0 : true
}

/**
 * `rpc-name`: an operationId is used twice over all RPCs and REST operations. `rpc-package`: a
 * package is not `portal.<snake_slug>.v<n>` in a folder of that name.
 */
export function rpcNameFindings(
  registry: FileRegistry,
  restIds: readonly string[],
): ContractFinding[] {
  const taken = new Set(restIds)
  return rpcsOf(registry).flatMap(({ operationId, procedure, method }) => {
    const isTaken = taken.has(operationId)
    taken.add(operationId)
    const { package: name } = method.parent.file.proto
    return [
      ...(isTaken
        ? [
            {
              rule: 'rpc-name',
              where: procedure,
              message: `The operationId ${operationId} is taken: the name of an RPC is unique over all services and REST operations.`,
            },
          ]
        : []),
      ...(/^portal\.[a-z][a-z0-9_]*\.v[0-9]+$/.test(name)
        ? []
        : [
            {
              rule: 'rpc-package',
              where: procedure,
              message: `The package ${name} is not portal.<snake_slug>.v<n>.`,
            },
          ]),
    ]
  })
}

/** The number of proto fields with a value. */
export function protoLeafCount(registry: FileRegistry): number {
  return portalMessages(registry).reduce(
    (sum, message) => sum + message.fields.filter(isValue).length,
    0,
  )
}

/**
 * `response-example`: an RPC has no example of an answer. `rpc-example`: an example breaks its type
 * or protovalidate's rules, or has an error that the RPC does not name.
 */
export function rpcExampleFindings(
  registry: FileRegistry,
  examples: readonly RpcExample[],
  knownRequirements: ReadonlySet<string>,
): ContractFinding[] {
  const rpcs = rpcsOf(registry)
  const validator = createValidator({ registry })
  const valid = (
    example: RpcExample,
    part: 'request' | 'response',
    message: DescMessage,
  ): ContractFinding[] => {
    try {
      const read = fromJson(message, example[part] ?? null, { registry })
      const result = validator.validate(message, read)
      return [
        ...(result.kind === 'valid' ? [] : [result.error?.message ?? result.kind]),
        ...(part === 'request'
          ? []
          : neverAnswered(message, read).map(
              (place) => `${place} has an enum member that servers never send.`,
            )),
      ].map((message) => ({
        rule: 'rpc-example',
        where: `${example.file}#/${part}`,
        message: message,
      }))
    } catch (cause) {
      return [
        {
          rule: 'rpc-example',
          where: `${example.file}#/${part}`,
          message: cause instanceof Error ? cause.message : String(cause),
        },
      ]
    }
  }
  return [
    ...examples.flatMap((example) => {
      const rpc = rpcs.find(({ procedure }) => procedure === `/${example.rpc}`)
      if (rpc === undefined)
        return [
          { rule: 'rpc-example', where: example.file, message: `There is no RPC ${example.rpc}.` },
        ]
      return [
        ...valid(example, 'request', rpc.method.input),
        ...('response' in example === 'error' in example
          ? [
              {
                rule: 'rpc-example',
                where: example.file,
                message: 'An example needs either a response or an error.',
              },
            ]
          : []),
        ...(example.response === undefined ? [] : valid(example, 'response', rpc.method.output)),
        ...(example.error === undefined || errorNamesOf(rpc.method).includes(example.error)
          ? []
          : [
              {
                rule: 'rpc-example',
                where: example.file,
                message: `${example.rpc} does not name the error ${example.error}.`,
              },
            ]),
      ]
    }),
    ...rpcs.flatMap(({ procedure, requirements }) => {
      const own = examples.filter(({ rpc }) => `/${rpc}` === procedure)
      return [
        ...(own.some(({ response }) => response !== undefined)
          ? []
          : [
              {
                rule: 'response-example',
                where: procedure,
                message: 'The RPC has no example of an answer.',
              },
            ]),
        ...(requirements.length > 0
          ? []
          : [
              {
                rule: 'requirements',
                where: procedure,
                message: "The comments of the RPC's service have no line @requirements.",
              },
            ]),
        ...requirements
          .filter((id) => !knownRequirements.has(id))
          .map((id) => ({
            rule: 'requirements',
            where: procedure,
            message: `${id} is not in features/requirements.tsv.`,
          })),
      ]
    }),
  ]
}
