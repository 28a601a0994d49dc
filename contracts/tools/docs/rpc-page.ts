import type {
  DescEnum,
  DescField,
  DescMessage,
  DescMethod,
  DescService,
  FileRegistry,
} from '@bufbuild/protobuf'
import type { RpcError } from '../../read/rpc-errors.ts'
import type { RpcExample } from '../../read/rpc-examples.ts'
import { commentsOf, proseOf } from '../generate/rpc/proto-comments.ts'
import { escape, page, prose } from './html.ts'

/**
 * Looks up the errors and examples of a procedure
 * (`/portal.programs.v1.ProgramsService/ListPrograms`).
 */
export type RpcSources = {
  readonly errorsOf: (procedure: string) => readonly RpcError[]
  readonly examplesOf: (procedure: string) => readonly RpcExample[]
}

type Words = (element: {
  readonly file: DescMessage['file']
  readonly path: readonly number[]
}) => string

/** The RPC reference page: every service, call, message and enum, with errors and examples. */
export function rpcPage(registry: FileRegistry, sources: RpcSources): string {
  const files = [...registry.files].filter(
    ({ proto }) => proto.package.startsWith('portal.') && proto.package !== 'portal.options.v1',
  )
  const words = wordsOf()
  const packages = [...Map.groupBy(files, ({ proto }) => proto.package)].sort(([a], [b]) =>
    a.localeCompare(b),
  )
  const body = packages.map(([name, some]) => packageText(name, some, words, sources)).join('\n')
  const links = packages
    .map(([name]) => `<li><a href="#${name}">${escape(name)}</a></li>`)
    .join('\n')
  return page(
    'RPCs of the member portal',
    `<ul><li><a href="index.html">All contracts</a></li></ul>\n<ul>\n${links}\n</ul>`,
    `<h1>RPCs of the member portal</h1>\n${body}`,
  )
}

/** Returns the comment of an element, by the field numbers of descriptor.proto. */
const wordsOf = (): Words => {
  const known = new Map<DescMessage['file'], Map<string, string>>()
  return ({ file, path }) => {
    const comments =
      known.get(file) ??
      new Map(commentsOf(file.proto).map(({ path: at, text }) => [at.join('.'), proseOf(text)]))
    known.set(file, comments)
    return prose(comments.get(path.join('.')) ?? '')
  }
}

const packageText = (
  name: string,
  files: readonly DescMessage['file'][],
  words: Words,
  sources: RpcSources,
): string => {
  const messages = files
    .flatMap((file) => file.messages)
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const enums = files.flatMap((file) => file.enums).toSorted((a, b) => a.name.localeCompare(b.name))
  return `<h2 id="${name}">${escape(name)}</h2>
${files.flatMap((file) => file.services.map((service, index) => serviceText(service, index, words, sources))).join('\n')}
${messages.map((message) => messageText(message, words)).join('\n')}
${enums.map((each) => enumText(each, words)).join('\n')}`
}

const serviceText = (
  service: DescService,
  index: number,
  words: Words,
  sources: RpcSources,
): string =>
  `<h3 id="${service.typeName}">${escape(service.name)}</h3>
${words({ file: service.file, path: [6, index] })}
${service.methods.map((method, at) => methodText(method, words({ file: service.file, path: [6, index, 2, at] }), sources)).join('\n')}`

const methodText = (
  method: DescMethod,
  description: string,
  { errorsOf, examplesOf }: RpcSources,
): string => {
  const procedure = `/${method.parent.typeName}/${method.name}`
  const errors = errorsOf(procedure).map(
    ({ name, code, when, message }) =>
      `<tr><td><code>${escape(name)}</code></td><td><code>${escape(code)}</code></td><td>${prose(when)}</td><td>${escape(message['en-US'])}<br><span lang="es">${escape(message['es-US'])}</span></td></tr>`,
  )
  const examples = examplesOf(procedure).filter(({ response }) => response !== undefined)
  return `<h4 id="${method.parent.typeName}.${method.name}">${escape(method.name)}</h4>
${description}
<p><code>${escape(procedure)}</code>: ${messageLink(method.input)} to ${method.methodKind === 'unary' ? '' : 'a stream of '}${messageLink(method.output)}</p>
${table(['Error', 'Code', 'When', 'Message'], errors)}
${examples.map(({ name, request, response }) => `<details><summary>Example: ${escape(name)}</summary>\n<pre>${escape(JSON.stringify(request, null, 2))}</pre>\n<pre>${escape(JSON.stringify(response, null, 2))}</pre></details>`).join('\n')}`
}

const messageText = (message: DescMessage, words: Words): string => {
  const at = message.file.proto.messageType.indexOf(message.proto)
  const rows = message.fields.map(
    (field) =>
      `<tr><td><code>${escape(field.jsonName)}</code></td><td>${typeOf(field)}</td><td>${words({ file: message.file, path: [4, at, 2, message.proto.field.indexOf(field.proto)] })}</td></tr>`,
  )
  return `<h4 id="${message.typeName}">${escape(message.name)}</h4>\n${words({ file: message.file, path: [4, at] })}\n${table(['Field', 'Type', 'Description'], rows)}`
}

const enumText = (each: DescEnum, words: Words): string => {
  const at = each.file.proto.enumType.indexOf(each.proto)
  const rows = each.values.map(
    ({ name, number }, index) =>
      `<tr><td><code>${escape(name)}</code></td><td>${number}</td><td>${words({ file: each.file, path: [5, at, 2, index] })}</td></tr>`,
  )
  return `<h4 id="${each.typeName}">${escape(each.name)}</h4>\n${words({ file: each.file, path: [5, at] })}\n${table(['Member', 'Number', 'Meaning'], rows)}`
}

const table = (heads: readonly string[], rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `<div class="scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`

/** The documentation of protobuf's well-known types. */
const ownReference = 'https://protobuf.dev/reference/protobuf/google.protobuf/'

const messageLink = ({ typeName, name }: DescMessage | DescEnum): string =>
  typeName.startsWith('google.protobuf.')
    ? `<a href="${ownReference}#${name.toLowerCase()}"><code>${typeName}</code></a>`
    : `<a href="#${typeName}">${escape(name)}</a>`

const typeOf = (field: DescField): string => {
  const own = field.message ?? field.enum
  const one =
    own === undefined
      ? `<code>${scalarNames[field.scalar ?? 0] ?? 'value'}</code>`
      : messageLink(own)
  if (field.fieldKind === 'list') return `list of ${one}`
  return field.fieldKind === 'map' ? `map of ${one}` : one
}

/** Indexed by the values of protobuf's ScalarType. */
const scalarNames: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'float',
  3: 'int64',
  4: 'uint64',
  5: 'int32',
  6: 'fixed64',
  7: 'fixed32',
  8: 'bool',
  9: 'string',
  12: 'bytes',
  13: 'uint32',
  15: 'sfixed32',
  16: 'sfixed64',
  17: 'sint32',
  18: 'sint64',
}
