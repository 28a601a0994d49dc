import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Contract } from '../contract.ts'
import type { RpcMethod } from '../rpc/rpc-methods.ts'
import { type FindDeclaration, finder, resolved, shapesIn } from './declarations.ts'
import type { Declaration, FieldShape, SchemaShape } from './shape.ts'

/** Parts that read as absent when they are unreadable, by declaration: `Contact: [email]`. */
export type UnreadableAsAbsent = Readonly<Record<string, readonly string[]>>

/** The list of exceptions for a contract, `openapi` or `rpc`. */
export function readUnreadableAsAbsent(
  kind: 'openapi' | 'rpc',
  file = new URL('unreadable-as-absent.yaml', import.meta.url),
): UnreadableAsAbsent {
  return (
    (parse(readFileSync(file, 'utf8')) as Record<typeof kind, UnreadableAsAbsent | null>)[kind] ??
    {}
  )
}

/**
 * Marks the parts of answers that may be absent, so that a reader tells an unreadable one from an
 * absent one: nullable parts, optional parts and texts that may be empty. Declarations that only
 * requests use stay as they are. Throws on an exception that names no such part.
 */
export function withReadableParts(
  declarations: readonly Declaration[],
  answers: ReadonlySet<string>,
  asAbsent: UnreadableAsAbsent,
): Declaration[] {
  const find = finder(declarations)
  const inAnswers = reachable(declarations, answers, find)
  const unused = new Set(
    Object.entries(asAbsent).flatMap(([name, parts]) => parts.map((part) => `${name}.${part}`)),
  )
  const marked = declarations.map((each) => {
    if (!inAnswers.has(each)) return each
    const isException = (part: string): boolean =>
      unused.delete(`${each.name}.${part}`) || asAbsent[each.name]?.includes(part) === true
    return { ...each, shape: ownShape(each.shape, '', isException, find) }
  })
  if (unused.size > 0)
    throw new Error(
      `unreadable-as-absent.yaml: no answer has a part that may be absent named ${[...unused].join(', ')}.`,
    )
  return marked
}

/** The components that the answers of the document contain directly. */
export function answerComponents({ paths, components }: Contract): ReadonlySet<string> {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const answers = operations.flatMap((operation) =>
    'responses' in operation ? [operation.responses] : [],
  )
  return new Set(schemaNames([answers, components?.responses]))
}

/** The full names of the messages that the RPCs answer. */
export function answerMessages(rpcs: readonly RpcMethod[]): ReadonlySet<string> {
  return new Set(rpcs.map(({ method }) => method.output.typeName))
}

const schemaNames = (node: unknown): string[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
        key === '$ref' && typeof value === 'string'
          ? (/^#\/components\/schemas\/(.*)$/.exec(value)?.slice(1) ?? [])
          : schemaNames(value),
      )

const reachable = (
  declarations: readonly Declaration[],
  sources: ReadonlySet<string>,
  find: FindDeclaration,
): ReadonlySet<Declaration> => {
  const seen = new Set<Declaration>()
  const visit = (one: Declaration): void => {
    if (seen.has(one)) return
    seen.add(one)
    for (const shape of shapesIn(one.shape)) if (shape.kind === 'reference') visit(find(shape))
  }
  declarations.filter(({ source }) => sources.has(source)).forEach(visit)
  return seen
}

type IsException = (part: string) => boolean

/** The shape with its parts marked. `place` is its path in the declaration. */
const ownShape = (
  shape: SchemaShape,
  place: string,
  isException: IsException,
  find: FindDeclaration,
): SchemaShape => {
  const inside = (of: SchemaShape): SchemaShape => ownShape(of, place, isException, find)
  switch (shape.kind) {
    case 'nullable':
      return isException(place === '' ? 'null' : place)
        ? { kind: 'nullable', of: inside(shape.of) }
        : { kind: 'nullable', of: { kind: 'readable', of: inside(shape.of) } }
    case 'list':
    case 'map':
      return { ...shape, of: inside(shape.of) }
    case 'object':
      return {
        ...shape,
        fields: shape.fields.map((field) =>
          ownField(field, place === '' ? field.key : `${place}.${field.key}`, isException, find),
        ),
      }
    default:
      return shape
  }
}

const ownField = (
  field: FieldShape,
  place: string,
  isException: IsException,
  find: FindDeclaration,
): FieldShape => {
  const shape = ownShape(field.shape, place, isException, find)
  const mayBeAbsent =
    resolved(field.shape, find).kind !== 'nullable' &&
    (field.presence === 'optional' ||
      (field.presence === 'defaulted' && isTextThatMayBeEmpty(field, find)))
  return mayBeAbsent && !isException(place)
    ? { ...field, shape: { kind: 'readable', of: shape } }
    : { ...field, shape }
}

/** Whether the default of a message field is a text that its rules allow. */
export function isTextThatMayBeEmpty(
  { absent, shape }: FieldShape,
  find: FindDeclaration,
): boolean {
  const target = resolved(shape, find)
  if (absent !== "''" || target.kind !== 'text' || target.format !== undefined) return false
  return (
    target.isLenient === true ||
    (target.pattern === undefined
      ? (target.minLength ?? 0) === 0
      : new RegExp(target.pattern, 'u').test(''))
  )
}
