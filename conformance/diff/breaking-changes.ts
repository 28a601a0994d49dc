import type { ContractDocument } from '../contract/document.ts'
import { canonical, fieldsOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { keyOf, type BreakingChange } from './breaking-change.ts'
import { headerChanges } from './header-changes.ts'
import { mediaChanges, parameterChanges } from './parameter-changes.ts'

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
      : [
          ...mediaChanges(base, head, id, status, 'response', answer.media, now.media, now.pointer),
          ...headerChanges(base, head, id, status, answer, now),
        ]
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
