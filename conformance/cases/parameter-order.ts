import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf } from '../contract/json.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import type { RequestDraft } from './request-draft.ts'

/**
 * Two time parameters in a fixed order, declared by `x-not-before: <name>` at the later one.
 * Without a declaration the order is unknown, and unordered requests are not sent.
 */
export interface ParameterOrder {
  readonly pairs: readonly (readonly [earlier: Parameter, later: Parameter])[]
  readonly isPromised: boolean
}

const moments = new Set(['date', 'date-time', 'local-date-time', 'time'])

export function orderOf(document: ContractDocument, { parameters }: Operation): ParameterOrder {
  const pairs = parameters.flatMap((later): [Parameter, Parameter][] => {
    const earlier = parameters.find(({ name }) => later.notBefore === name)
    return earlier === undefined ? [] : [[earlier, later]]
  })
  if (pairs.length > 0) return { pairs, isPromised: true }
  const timely = parameters.filter(
    ({ schema }) =>
      schema !== null && moments.has(String(fieldsOf(document.follow(schema).value)['format'])),
  )
  return {
    pairs: timely.flatMap((earlier, index) =>
      timely.slice(index + 1).map((later): [Parameter, Parameter] => [earlier, later]),
    ),
    isPromised: false,
  }
}

/** Returns whether all pairs are in order. Times of one format compare as text. */
export function isOrdered({ pairs }: ParameterOrder, { values }: RequestDraft): boolean {
  return pairs.every(
    ([earlier, later]) =>
      !values.has(earlier) ||
      !values.has(later) ||
      String(values.get(earlier)) <= String(values.get(later)),
  )
}
