import { isSafe } from '../contract/operation-methods.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import { fieldsOf, listOf } from '../contract/json.ts'
import { shownRequests, type CaseSource, type NamedRequest } from './case-context.ts'
import type { RequestDraft } from './request-draft.ts'

/** Ids that no resource is likely to have, by preference. */
const madeUp = [
  987_654_321,
  87_654_321,
  'c04f0123-4c0f-4c0f-8c0f-c04f0123c04f',
  'conform-none',
  'c0f0c0f0c0f0c0f0c0f0c0f0',
] as const

const isChanging = ({ method }: Operation): boolean => !isSafe(method)

/** A POST below an example of the contract adds to it, and does not replace it. */
const isMeant = ({ method }: Operation, { examples }: Parameter): boolean =>
  method === 'POST' && examples.length > 0

/** A path parameter whose values are listed is a choice, not an id. */
const isId = ({ document }: CaseSource, { in: where, schema }: Parameter): boolean => {
  if (where !== 'path' || schema === null) return false
  const { enum: choices, const: only } = fieldsOf(document.follow(schema).value)
  return listOf(choices).length === 0 && only === undefined
}

/** Whether a call with an example id could change a resource that this run did not create. */
export function mayTouchOthers(
  making: CaseSource,
  operation: Operation,
  parameter: Parameter,
): boolean {
  return isChanging(operation) && isId(making, parameter) && !isMeant(operation, parameter)
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

/**
 * The example requests of an operation. A request that changes data has made-up ids in its path,
 * because a resource of the target may have the example id. The target file or a link gives real ids.
 */
export function unownedRequests(making: CaseSource, operation: Operation): NamedRequest[] {
  const shown = shownRequests(making, operation)
  return shown.map(({ name, draft }) => ({
    name,
    draft: withMadeUpIds(making, draft, (parameter) =>
      mayTouchOthers(making, operation, parameter),
    ),
  }))
}
