import type { ContractDocument } from '../contract/document.ts'
import type { MediaTypeBody, Operation } from '../contract/operation.ts'
import { schemaChanges } from './schema-changes.ts'
import type { BreakingChange } from './breaking-change.ts'

export function mediaChanges(
  base: ContractDocument,
  head: ContractDocument,
  operation: string,
  place: string,
  direction: 'request' | 'response',
  before: readonly MediaTypeBody[],
  after: readonly MediaTypeBody[],
  holder: string,
): BreakingChange[] {
  return before.flatMap((media): BreakingChange[] => {
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
}

export function parameterChanges(
  base: ContractDocument,
  head: ContractDocument,
  before: Operation,
  after: Operation,
): BreakingChange[] {
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
