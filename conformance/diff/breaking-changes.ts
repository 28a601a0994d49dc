import type { ContractDocument } from '../contract/document.ts'
import { canonical, fieldsOf } from '../contract/json.ts'
import { operationsOf, type MediaTypeBody, type Operation } from '../contract/operation.ts'
import { schemaChanges } from './schema-changes.ts'

/**
 * A change after which somebody who kept the old contract may fail. `pointer` is into HEAD, or into
 * BASE where it is gone from there.
 */
export interface BreakingChange {
  readonly rule: string
  readonly operation: string
  /** What it is about, in words that stay the same from run to run. */
  readonly place: string
  readonly words: string
  readonly side: 'base' | 'head'
  readonly pointer: string
}

/** Paths are one and the same whatever their parameters are called. */
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
          words: `${media.type} is gone from its ${place}`,
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
  const told = (
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
  const kept = before.parameters.flatMap((parameter): BreakingChange[] => {
    const name =
      parameter.in === 'path' ? (renamed.get(parameter.name) ?? parameter.name) : parameter.name
    const now = after.parameters.find(
      (each) => each.in === parameter.in && each.name.toLowerCase() === name.toLowerCase(),
    )
    const place = `${parameter.in} ${parameter.name}`
    if (now === undefined)
      return parameter.in === 'header' ? [] : [told('parameter-removed', place, 'is gone')]
    const schema =
      parameter.schema === null || now.schema === null
        ? []
        : schemaChanges(base, parameter.schema, head, now.schema, 'request').map(
            ({ rule, at, words, pointer }) => told(rule, `${place} ${at}`.trim(), words, pointer),
          )
    return [
      ...(now.required && !parameter.required
        ? [told('newly-required', place, 'must be there now', now.schema ?? after.pointer)]
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
    ...kept,
    ...added.map((now) =>
      told(
        'newly-required',
        `${now.in} ${now.name}`,
        'is new and must be there',
        now.schema ?? after.pointer,
      ),
    ),
  ]
}

/**
 * Whoever was let in before must be let in now: some way of now needs no more than a way of before.
 */
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
  const told = (rule: string, place: string, words: string): BreakingChange => ({
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
      ? [told('response-removed', status, `its answer ${status} is gone`)]
      : mediaChanges(base, head, id, status, 'response', answer.media, now.media, now.pointer)
  })
  return [
    ...(before.id === after.id
      ? []
      : [
          told(
            'operation-renamed',
            '',
            `is called ${after.id} now: generated clients call it by its name`,
          ),
        ]),
    ...parameterChanges(base, head, before, after),
    ...(before.body !== null && after.body === null
      ? [told('body-removed', 'body', 'takes no body any more')]
      : []),
    ...(after.body?.required === true && before.body?.required !== true
      ? [told('newly-required', 'body', 'a body must be there now')]
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
      : [told('security-added', 'security', 'asks for more than it did to let somebody in')]),
  ]
}

/** What HEAD breaks of BASE, by the rules of our own differ. */
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
            words: `${before.id} is gone`,
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

/** Whether a version says that it breaks: its first number is higher. */
export function isMajor(base: ContractDocument, head: ContractDocument): boolean {
  const major = ({ root }: ContractDocument): number =>
    Number.parseInt(String(fieldsOf(root['info'])['version']), 10)
  return major(head) > major(base)
}
