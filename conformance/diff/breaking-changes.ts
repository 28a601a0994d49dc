import type { ContractDocument } from '../contract/document.ts'
import { canonical, fieldsOf } from '../contract/json.ts'
import type { MediaTypeBody, Operation } from '../contract/operation.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { schemaChanges } from './schema-changes.ts'

/**
 * A change that can break clients of the old contract. `pointer` is in HEAD, or in BASE for removed
 * parts (`side`).
 */
export interface BreakingChange {
  readonly rule: string
  readonly operation: string
  /** The subject of the change, stable between runs. */
  readonly place: string
  readonly words: string
  readonly side: 'base' | 'head'
  readonly pointer: string
}

/** Parameter names do not distinguish paths. */
const keyOf = ({ method, path }: Operation): string =>
  `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`

const mediaChanges = (
  base: ContractDocument,
  head: ContractDocument,
  operation: string,
  place: string,
  direction: 'request' | 'response',
  before: readonly MediaTypeBody[],
  after: readonly MediaTypeBody[],
  holder: string,
): BreakingChange[] =>
  before.flatMap((media): BreakingChange[] => {
    const now = after.find(({ type }) => type === media.type)
    if (now === undefined)
      return [
        {
          rule: 'media-type-removed',
          operation,
          place: `${place} ${media.type}`,
          words: `${media.type} was removed from ${place}`,
          side: 'head',
          pointer: holder,
        },
      ]
    if (media.schema === null || now.schema === null) return []
    return schemaChanges(base, media.schema, head, now.schema, direction).map(
      ({ rule, at, words, pointer }) => ({
        rule,
        operation,
        place: `${place} ${media.type} ${at}`,
        words: `${place} ${at || '/'}: ${words}`,
        side: 'head',
        pointer,
      }),
    )
  })

const parameterChanges = (
  base: ContractDocument,
  head: ContractDocument,
  before: Operation,
  after: Operation,
): BreakingChange[] => {
  const positions = ({ path }: Operation): string[] =>
    [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  const renamed = new Map(positions(before).map((name, index) => [name, positions(after)[index]]))
  const changeOf = (
    rule: string,
    place: string,
    words: string,
    pointer = after.pointer,
  ): BreakingChange => ({
    rule,
    operation: before.id,
    place,
    words: `${place}: ${words}`,
    side: 'head',
    pointer,
  })
  const lostParameters = before.parameters.flatMap((parameter): BreakingChange[] => {
    const name =
      parameter.in === 'path' ? (renamed.get(parameter.name) ?? parameter.name) : parameter.name
    const now = after.parameters.find(
      (each) => each.in === parameter.in && each.name.toLowerCase() === name.toLowerCase(),
    )
    const place = `${parameter.in} ${parameter.name}`
    if (now === undefined)
      return parameter.in === 'header' ? [] : [changeOf('parameter-removed', place, 'was removed')]
    const schema =
      parameter.schema === null || now.schema === null
        ? []
        : schemaChanges(base, parameter.schema, head, now.schema, 'request').map(
            ({ rule, at, words, pointer }) =>
              changeOf(rule, `${place} ${at}`.trim(), words, pointer),
          )
    return [
      ...(now.required && !parameter.required
        ? [changeOf('newly-required', place, 'is now required', now.schema ?? after.pointer)]
        : []),
      ...schema,
    ]
  })
  const added = after.parameters.filter(
    (now) =>
      now.required &&
      now.in !== 'path' &&
      !before.parameters.some(
        (each) => each.in === now.in && each.name.toLowerCase() === now.name.toLowerCase(),
      ),
  )
  return [
    ...lostParameters,
    ...added.map((now) =>
      changeOf(
        'newly-required',
        `${now.in} ${now.name}`,
        'is new and required',
        now.schema ?? after.pointer,
      ),
    ),
  ]
}

/** Returns whether each old set of security schemes still satisfies a new one. */
const isOpenStill = (before: Operation, after: Operation): boolean => {
  const ways = (operation: Operation): readonly (readonly string[])[] =>
    operation.security.length === 0 ? [[]] : operation.security
  return ways(before).every((old) =>
    ways(after).some((now) => now.every((name) => old.includes(name))),
  )
}

const operationChanges = (
  base: ContractDocument,
  head: ContractDocument,
  before: Operation,
  after: Operation,
): BreakingChange[] => {
  const { id } = before
  const changeOf = (rule: string, place: string, words: string): BreakingChange => ({
    rule,
    operation: id,
    place,
    words,
    side: 'head',
    pointer: after.pointer,
  })
  const answers = [...before.answers].flatMap(([status, answer]): BreakingChange[] => {
    const now = after.answers.get(status)
    return now === undefined
      ? [changeOf('response-removed', status, `the response ${status} was removed`)]
      : mediaChanges(base, head, id, status, 'response', answer.media, now.media, now.pointer)
  })
  return [
    ...(before.id === after.id
      ? []
      : [
          changeOf(
            'operation-renamed',
            '',
            `was renamed to ${after.id}, which changes generated clients`,
          ),
        ]),
    ...parameterChanges(base, head, before, after),
    ...(before.body !== null && after.body === null
      ? [changeOf('body-removed', 'body', 'no longer accepts a body')]
      : []),
    ...(after.body?.required === true && before.body?.required !== true
      ? [changeOf('newly-required', 'body', 'the body is now required')]
      : []),
    ...(before.body === null || after.body === null
      ? []
      : mediaChanges(
          base,
          head,
          id,
          'body',
          'request',
          before.body.media,
          after.body.media,
          after.pointer,
        )),
    ...answers,
    ...(isOpenStill(before, after)
      ? []
      : [changeOf('security-added', 'security', 'requires more authentication than before')]),
  ]
}

/** The breaking changes from BASE to HEAD, by the rules of this differ. */
export function breakingChanges(base: ContractDocument, head: ContractDocument): BreakingChange[] {
  const now = new Map(operationsOf(head).map((operation) => [keyOf(operation), operation]))
  const found = operationsOf(base).flatMap((before): BreakingChange[] => {
    const after = now.get(keyOf(before))
    return after === undefined
      ? [
          {
            rule: 'operation-removed',
            operation: before.id,
            place: '',
            words: `${before.id} was removed`,
            side: 'base',
            pointer: before.pointer,
          },
        ]
      : operationChanges(base, head, before, after)
  })
  return [
    ...new Map(
      found.map((each) => [canonical([each.rule, each.operation, each.place]), each]),
    ).values(),
  ]
}

/** Returns whether the major version increased. */
export function isMajor(base: ContractDocument, head: ContractDocument): boolean {
  const major = ({ root }: ContractDocument): number =>
    Number.parseInt(String(fieldsOf(root['info'])['version']), 10)
  return major(head) > major(base)
}
