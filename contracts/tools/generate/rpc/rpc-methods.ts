import {
  createFileRegistry,
  fromBinary,
  getOption,
  hasOption,
  type DescField,
  type DescMessage,
  type DescMethod,
  type FileRegistry,
} from '@bufbuild/protobuf'
import { FileDescriptorSetSchema, MethodOptions_IdempotencyLevel } from '@bufbuild/protobuf/wkt'
import { execFileSync } from 'node:child_process'
import { dataClasses, type DataClass } from '../data-class.ts'
import { rpcSafeWrite, type SafeWrite } from '../safe-writes.ts'
import { commentsOf, requirementsOf } from './proto-comments.ts'
import { camel, camelOfSnake } from '../identifiers.ts'

/** One RPC of the contract. */
export interface RpcMethod {
  readonly operationId: string
  /** The path segment in camelCase: `alertStage` for the package `portal.alert_stage.v1` (1§7). */
  readonly slug: string
  /** A read has no side effect (`NO_SIDE_EFFECTS`) and is safe to retry; any other call writes. */
  readonly kind: 'query' | 'mutation' | 'stream'
  /** `/portal.programs.v1.ProgramsService/ListPrograms` */
  readonly procedure: string
  readonly requirements: readonly string[]
  readonly dataClass: DataClass
  /** How a client avoids duplicate or stale writes; undefined when the contract does not say. */
  readonly safeWrite: SafeWrite | undefined
  /** For an RPC that returns one page of a list (AIP-158): the JSON field with the items. */
  readonly pages: { readonly items: string; readonly client: 'all' | 'one' } | undefined
  readonly method: DescMethod
}

/**
 * The buf workspace as a registry of descriptors. Throws buf's message when a module does not
 * build.
 */
export function loadProto(workspace: string): FileRegistry {
  const image = execFileSync(
    'node_modules/.bin/buf',
    ['build', workspace, '--as-file-descriptor-set', '-o', '-#format=binpb'],
    {
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  return createFileRegistry(fromBinary(FileDescriptorSetSchema, image))
}

/** The RPCs of all packages `portal.<slug>.v<n>`. */
export function rpcsOf(registry: FileRegistry): RpcMethod[] {
  return [...registry.files]
    .filter((file) => file.proto.package.startsWith('portal.'))
    .flatMap((file) =>
      file.services.flatMap((service) =>
        service.methods.map((method) => ({
          operationId: camel(method.name),
          slug: camelOfSnake(file.proto.package.split('.')[1] ?? ''),
          kind: kindOf(method),
          procedure: `/${service.typeName}/${method.name}`,
          requirements: requirementIds(service.proto.name, file.proto),
          dataClass: highest(registry, [method.input, method.output]),
          safeWrite: rpcSafeWrite(registry, method),
          pages: pagesOf(registry, method),
          method,
        })),
      ),
    )
    .sort((a, b) => a.procedure.localeCompare(b.procedure))
}

const kindOf = (method: DescMethod): RpcMethod['kind'] => {
  if (method.methodKind !== 'unary') return 'stream'
  return method.idempotency === MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS
    ? 'query'
    : 'mutation'
}

/**
 * A paged list has `page_token` in the request, and `next_page_token` and one repeated message in
 * the response.
 */
const pagesOf = (registry: FileRegistry, method: DescMethod): RpcMethod['pages'] => {
  const lists = method.output.fields.filter(
    (field) => field.fieldKind === 'list' && field.listKind === 'message',
  )
  const isPage =
    method.input.fields.some(({ name }) => name === 'page_token') &&
    method.output.fields.some(({ name }) => name === 'next_page_token')
  if (!isPage || lists[0] === undefined || lists.length > 1) return undefined
  const option = registry.getExtension('portal.options.v1.all_pages')
  return {
    items: lists[0].jsonName,
    client:
      option !== undefined && hasOption(method, option) && getOption(method, option) === true
        ? 'all'
        : 'one',
  }
}

const requirementIds = (service: string, file: DescMethod['parent']['file']['proto']): string[] => {
  const index = file.service.findIndex((each) => each.name === service)
  const comments = commentsOf(file).filter(({ path }) => path[0] === 6 && path[1] === index)
  return [...new Set(comments.flatMap(({ text }) => requirementsOf(text)))].sort()
}

/** The data class of a field (`portal.options.v1.data_class`), or undefined. */
export function fieldDataClass(registry: FileRegistry, field: DescField): DataClass | undefined {
  const option = registry.getExtension('portal.options.v1.data_class')
  if (option === undefined || !hasOption(field, option)) return undefined
  // The numbers of the option's enum follow dataClasses, offset by one (0 is unspecified).
  return dataClasses[(getOption(field, option) as number) - 1]
}

/** Whether a field sets an option of `portal.options.v1`. */
export function hasPortalOption(
  registry: FileRegistry,
  field: DescField,
  name: 'data_class' | 'origin' | 'lenient' | 'must_be_readable' | 'bounded_by',
): boolean {
  const option = registry.getExtension(`portal.options.v1.${name}`)
  return option !== undefined && hasOption(field, option) && Boolean(getOption(field, option))
}

/**
 * The one message that is a value like a text; its data class comes from the field that contains
 * it.
 */
export function isDayMessage({ typeName }: DescMessage): boolean {
  return typeName === 'portal.calendar.v1.CalendarDate'
}

/** The messages of the portal except the one that is a value. */
export function portalMessages(registry: FileRegistry): DescMessage[] {
  return [...registry]
    .filter((type) => type.kind === 'message')
    .filter((message) => message.typeName.startsWith('portal.') && !isDayMessage(message))
}

/** Whether the specification names a field. */
export function isGivenName(registry: FileRegistry, field: DescField): boolean {
  const option = registry.getExtension('portal.options.v1.origin')
  return option !== undefined && hasOption(field, option) && getOption(field, option) === 1
}

/**
 * Whether a field holds a value: a scalar, an enum, a timestamp or a date. Such a field needs a
 * data class.
 */
export function isValue({ message }: DescField): boolean {
  return (
    message === undefined ||
    message.typeName.startsWith('google.protobuf.') ||
    isDayMessage(message)
  )
}

const highest = (registry: FileRegistry, messages: readonly DescMessage[]): DataClass => {
  const seen = new Set<DescMessage>()
  let found = 0
  const visit = (message: DescMessage): void => {
    if (seen.has(message)) return
    seen.add(message)
    for (const field of message.fields) {
      if (field.message !== undefined && !isValue(field)) visit(field.message)
      else found = Math.max(found, dataClasses.indexOf(fieldDataClass(registry, field) ?? 'public'))
    }
  }
  messages.forEach(visit)
  return dataClasses[found] ?? 'public'
}
