import {
  getOption,
  hasOption,
  type DescField,
  type DescMessage,
  type FileRegistry,
} from '@bufbuild/protobuf'
import { field as fieldRulesOption } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import {
  operationsOf,
  resolve,
  type Contract,
  type Operation,
  type Parameter,
  type ResponseObject,
} from '../generate/contract.ts'
import { hasPortalOption, isDayMessage, rpcsOf } from '../generate/rpc/rpc-methods.ts'
import { below, type ContractFinding } from './finding.ts'
import type { RpcExample } from './proto-rules.ts'

/** The maximum length of a page. */
const LONGEST = 1000

const restFaults = (contract: Contract, operation: Operation): string[] => {
  const parameters = (operation.parameters ?? [])
    .map((each) => resolve<Parameter>(contract, each))
    .filter((each) => each.in === 'query')
    .map(({ name }) => name)
  const declared = operation.responses['200']
  const headers =
    declared === undefined
      ? []
      : Object.keys(resolve<ResponseObject>(contract, declared).headers ?? {})
  const pages = operation['x-pages']
  if (pages === undefined)
    return parameters.includes('cursor')
      ? ['The operation has the parameter cursor, but no x-pages.']
      : []
  return [
    ...['cursor', 'limit']
      .filter((name) => !parameters.includes(name))
      .map((name) => `x-pages requires the parameter ${name}.`),
    ...(pages.items !== '' || headers.includes('Link')
      ? []
      : ['x-pages requires the header Link.']),
    ...('422' in operation.responses
      ? []
      : ['x-pages requires the answer 422 for an unknown cursor.']),
  ]
}

const mostOf = (field: DescField): number | undefined => {
  const rules = hasOption(field, fieldRulesOption) ? getOption(field, fieldRulesOption) : undefined
  if (rules?.type.case === 'repeated') return Number(rules.type.value.maxItems)
  return rules?.type.case === 'int32' && rules.type.value.lessThan.case === 'lte'
    ? rules.type.value.lessThan.value
    : undefined
}

const isList = (field: DescField): boolean =>
  field.fieldKind === 'list' && field.listKind === 'message'

/** A message and all messages in it, each once. */
const within = (message: DescMessage, seen = new Set<DescMessage>()): ReadonlySet<DescMessage> => {
  if (seen.has(message) || isDayMessage(message) || !message.typeName.startsWith('portal.'))
    return seen
  seen.add(message)
  for (const { message: inner } of message.fields) if (inner !== undefined) within(inner, seen)
  return seen
}

const rpcFaults = (
  registry: FileRegistry,
  { input, output }: { readonly input: DescMessage; readonly output: DescMessage },
  examples: readonly RpcExample[],
): string[] => {
  const fieldOf = (message: DescMessage, name: string): DescField | undefined =>
    message.fields.find((field) => field.name === name)
  const [token, size, next] = [
    fieldOf(input, 'page_token'),
    fieldOf(input, 'page_size'),
    fieldOf(output, 'next_page_token'),
  ]
  if (token === undefined && size === undefined && next === undefined) return []
  if (token === undefined || size === undefined || next === undefined)
    return [
      'A page needs page_token and page_size in the request and next_page_token in the answer.',
    ]
  const lists = output.fields.filter(isList)
  const most = lists[0] === undefined ? undefined : mostOf(lists[0])
  return [
    ...(lists.length === 1 ? [] : ['A page must have exactly one list of messages.']),
    ...(most === mostOf(size)
      ? []
      : ['The maximum of page_size must equal max_items of the list.']),
    ...(hasPortalOption(registry, next, 'must_be_readable') &&
    hasPortalOption(registry, next, 'lenient')
      ? []
      : ['next_page_token must have must_be_readable and lenient.']),
    ...(examples.some(
      ({ error, request }) =>
        error === 'invalid-argument' && JSON.stringify(request).includes('"pageToken"'),
    )
      ? []
      : ['No example has invalid-argument for an unknown page token.']),
  ]
}

/**
 * `pages`: a paged list lacks a part of its kind of paging. `list-bound`: a list of messages in an
 * RPC answer has neither pages of at most 1000 nor `(portal.options.v1.bounded_by)`.
 */
export function pageFindings(
  contract: Contract,
  registry: FileRegistry,
  examples: readonly RpcExample[],
): ContractFinding[] {
  const rpcs = rpcsOf(registry).filter(({ kind }) => kind !== 'stream')
  const pageLists = new Set(
    rpcs
      .filter(({ pages }) => pages !== undefined)
      .flatMap(({ method }) => method.output.fields.filter(isList)),
  )
  const answered = new Set(rpcs.flatMap(({ method }) => [...within(method.output)]))
  return [
    ...operationsOf(contract).flatMap(({ path, method, operation }) =>
      restFaults(contract, operation).map((message) => ({
        rule: 'pages',
        where: below('#', 'paths', path, method),
        message,
      })),
    ),
    ...rpcs.flatMap(({ procedure, method }) =>
      rpcFaults(
        registry,
        method,
        examples.filter(({ rpc }) => `/${rpc}` === procedure),
      ).map((message) => ({ rule: 'pages', where: procedure, message })),
    ),
    ...[...answered].flatMap(({ typeName, fields }) =>
      fields.filter(isList).flatMap((field): ContractFinding[] => {
        const where = `${typeName}.${field.name}`
        const isPage = pageLists.has(field)
        const isBounded = hasPortalOption(registry, field, 'bounded_by')
        const most = mostOf(field)
        return [
          ...(isPage !== isBounded
            ? []
            : [
                {
                  rule: 'list-bound',
                  where,
                  message: isPage
                    ? 'A page needs no bounded_by.'
                    : 'The list has neither pages nor bounded_by.',
                },
              ]),
          ...(most !== undefined && most > 0 && most <= LONGEST
            ? []
            : [
                {
                  rule: 'list-bound',
                  where,
                  message: `The list has no max_items of at most ${LONGEST}.`,
                },
              ]),
        ]
      }),
    ),
  ]
}
