import type { DescFile, FileRegistry } from '@bufbuild/protobuf'
import type {
  DescriptorProto,
  EnumDescriptorProto,
  FileDescriptorProto,
} from '@bufbuild/protobuf/wkt'
import type { RpcError } from '../../read/rpc-errors.ts'
import { commentsOf, proseOf } from '../generate/rpc/proto-comments.ts'
import type { RpcExample } from './proto-rules.ts'
import type { Described, Prose } from './wording-rules.ts'

/** Every named element of the portal's protobuf packages with its comment. */
export function protoDescriptions(registry: FileRegistry): Described[] {
  return portalFiles(registry).flatMap(({ proto }) => describedIn(proto))
}

/** Every comment of those packages, without its `@requirements` lines. */
export function protoProse(registry: FileRegistry): Prose[] {
  return portalFiles(registry).flatMap(({ proto }) =>
    commentsOf(proto).flatMap(({ line, text, detached }) =>
      [text, ...detached].map((comment) => ({
        where: `${proto.name}:${line}`,
        text: proseOf(comment),
      })),
    ),
  )
}

/** The summaries of the examples. */
export function rpcExampleProse(examples: readonly RpcExample[]): Prose[] {
  return examples.flatMap(({ file, summary }) =>
    summary === undefined ? [] : [{ where: file, text: summary }],
  )
}

/** The "when" texts of the errors of errors.yaml. */
export function rpcErrorProse(errors: Iterable<RpcError>): Prose[] {
  return [...errors].map(({ name, when }) => ({
    where: `errors.yaml#/${name}/when`,
    text: String(when),
  }))
}

const describedIn = (file: FileDescriptorProto): Described[] => {
  const comments = new Map(commentsOf(file).map(({ path, text }) => [path.join(), proseOf(text)]))
  const of = (where: string, name: string, path: readonly number[]): Described => ({
    where,
    name,
    text: comments.get(path.join()),
  })
  const enums = (
    list: readonly EnumDescriptorProto[],
    scope: string,
    path: readonly number[],
  ): Described[] =>
    list.flatMap(({ name, value }, index) => [
      of(`${scope}.${name}`, name, [...path, index]),
      ...value.map((member, at) =>
        of(`${scope}.${name}.${member.name}`, member.name, [...path, index, 2, at]),
      ),
    ])
  const messages = (
    list: readonly DescriptorProto[],
    scope: string,
    path: readonly number[],
  ): Described[] =>
    list.flatMap((message, index) => {
      const [where, at] = [`${scope}.${message.name}`, [...path, index]]
      return [
        of(where, message.name, at),
        ...message.field.map(({ name }, number) =>
          of(`${where}.${name}`, name, [...at, 2, number]),
        ),
        ...messages(message.nestedType, where, [...at, 3]),
        ...enums(message.enumType, where, [...at, 4]),
      ]
    })
  return [
    ...file.service.flatMap(({ name, method }, index) => [
      of(`${file.package}.${name}`, name, [6, index]),
      ...method.map((rpc, at) =>
        of(`${file.package}.${name}.${rpc.name}`, rpc.name, [6, index, 2, at]),
      ),
    ]),
    ...messages(file.messageType, file.package, [4]),
    ...enums(file.enumType, file.package, [5]),
    ...file.extension.map(({ name }, index) => of(`${file.package}.${name}`, name, [7, index])),
  ]
}

const portalFiles = (registry: FileRegistry): DescFile[] =>
  [...registry.files].filter(({ proto }) => proto.package.startsWith('portal.'))
