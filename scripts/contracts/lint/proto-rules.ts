import { fromJson, type DescMessage, type FileRegistry, type JsonValue } from '@bufbuild/protobuf'
import { createValidator } from '@bufbuild/protovalidate'
import { neverAnswered } from '../../../generated/proto/never-answered.ts'
import {
  fieldDataClass,
  hasPortalOption,
  isValue,
  portalMessages,
  rpcsOf,
} from '../../generate/rpc/rpc-methods.ts'
import { errorNamesOf } from '../../../mock-server/http/rpc/rpc-errors.ts'
import type { ContractFinding } from './finding.ts'

/**
 * An example of an RPC: its request, and its response or the name of the error that it provokes.
 */
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
 * `data-class` and `origin`: every proto field that holds a value says its data class, and whether
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
 * `rpc-name`: an operationId is one RPC's, and no REST operation's; `rpc-package`: a package is
 * `portal.<snake_slug>.v<n>` in a folder of that name.
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

/** How many proto fields carry a value of their own. */
export function protoLeafCount(registry: FileRegistry): number {
  return portalMessages(registry).reduce(
    (sum, message) => sum + message.fields.filter(isValue).length,
    0,
  )
}

/**
 * `response-example`: every RPC has an answered example. `rpc-example`: each is valid by type and
 * by protovalidate's rules, and an error that it has is one that the RPC names.
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
              (place) => `${place} holds a member that no server answers.`,
            )),
      ].map((said) => ({ rule: 'rpc-example', where: `${example.file}#/${part}`, message: said }))
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
                message: 'An example has either a response or an error.',
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
            message: `${id} is no requirement of features/requirements.tsv.`,
          })),
      ]
    }),
  ]
}
