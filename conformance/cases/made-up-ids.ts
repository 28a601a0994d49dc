import type { Parameter } from '../contract/operation.ts'
import { fieldsOf, listOf } from '../contract/json.ts'
import { type CaseSource } from './case-context.ts'
import type { RequestDraft } from './request-draft.ts'

/** Ids that no resource is likely to have, by preference. */
const madeUp = [
  987_654_321,
  87_654_321,
  'c04f0123-4c0f-4c0f-8c0f-c04f0123c04f',
  'conform-none',
  'c0f0c0f0c0f0c0f0c0f0c0f0',
] as const

/** A path parameter whose values are listed is a choice, not an id. */
export function isId({ document }: CaseSource, { in: where, schema }: Parameter): boolean {
  if (where !== 'path' || schema === null) return false
  const { enum: choices, const: only } = fieldsOf(document.follow(schema).value)
  return listOf(choices).length === 0 && only === undefined
}

const madeUpFor = (
  { validator }: CaseSource,
  { schema }: Parameter,
  isText: boolean,
): string | number | undefined =>
  madeUp.find(
    (value) =>
      (typeof value === 'string') === isText && validator.isValid(schema!, value, 'request'),
  )

/** A draft whose path has made-up ids, where one is valid and `isFor` says so. */
export function withMadeUpIds(
  making: CaseSource,
  { values, body }: RequestDraft,
  isFor: (parameter: Parameter) => boolean = () => true,
): RequestDraft {
  return {
    body,
    values: new Map(
      [...values].map(([parameter, value]): [Parameter, unknown] => [
        parameter,
        isId(making, parameter) && isFor(parameter)
          ? (madeUpFor(making, parameter, typeof value === 'string') ?? value)
          : value,
      ]),
    ),
  }
}
