import type { Operation, Parameter } from '../../contract/operation.ts'
import { canonical, pointerOf } from '../../contract/json.ts'
import type { Target } from '../../runner/target/target.ts'
import { valueOf, type CaseSource } from '../case-context.ts'
import { mayTouchOthers, unownedRequests } from '../unowned-requests.ts'
import { candidatesOf } from './boundary-candidates.ts'
import { caseOf, type TestCase } from '../test-case.ts'
import {
  defaultCredentials,
  boundOf,
  requestOf,
  withValue,
  type RequestDraft,
} from '../request-draft.ts'
import { take } from '../lazy-lists.ts'
import { mutationPointsOf } from '../mutation-points.ts'
import { pairsOf } from '../../runner/http/parameter-pairs.ts'
import { isOrdered, orderOf } from '../parameter-order.ts'
import { parameterValidity } from '../request-validity.ts'
import { type Edge, bodyEdges } from './body-edges.ts'

/**
 * The maximum length of a URL or header value in octets. Servers may reject longer ones regardless
 * of the contract (RFC 9110, 4.1).
 */
const LONGEST = 4_000

const isTooLong = (parameter: Parameter, value: unknown): boolean =>
  pairsOf(parameter, value).some(
    ([, text]) =>
      (parameter.in === 'header' ? text.length : encodeURIComponent(text).length) > LONGEST,
  )

const parameterEdges = (
  making: CaseSource,
  operation: Operation,
  parameter: Parameter,
  base: RequestDraft,
): Edge[] => {
  const shown = valueOf(making, parameter)
  if (parameter.schema === null || shown === undefined) return []
  const place = `${parameter.in}${pointerOf(parameter.name)}`
  const order = orderOf(making.document, operation)
  const [point] = take(mutationPointsOf(making, parameter.schema, shown), 1)
  const tried = candidatesOf(point?.schema ?? {}, shown).flatMap(({ rule, value }): Edge[] => {
    const proved = parameterValidity(making.validator, parameter, value)
    if (proved === null || isTooLong(parameter, value) || canonical(value) === canonical(shown))
      return []
    // A resource that the run did not create may have the other valid id.
    if (proved === 'valid' && mayTouchOthers(making, operation, parameter)) return []
    const draft = withValue(base, parameter, value)
    if (proved === 'valid' && !isOrdered(order, draft))
      return order.isPromised
        ? [{ place, rule: `${rule}-out-of-order`, draft, proved: 'invalid' }]
        : []
    return [{ place, rule, draft, proved }]
  })
  if (parameter.in !== 'path' && parameter.required)
    tried.push({
      place,
      rule: 'required',
      draft: withValue(base, parameter, undefined),
      proved: 'invalid',
    })
  return tried
}

function* edgesOf(making: CaseSource, operation: Operation, target: Target): Generator<Edge> {
  const [first] = unownedRequests(making, operation)
  if (first === undefined) return
  const bound = boundOf(operation, target)
  for (const parameter of operation.parameters)
    if (!(parameter.name in bound)) yield* parameterEdges(making, operation, parameter, first.draft)
  yield* bodyEdges(making, operation)
}

const caseAt = (
  making: CaseSource,
  operation: Operation,
  target: Target,
  { place, rule, draft, proved }: Edge,
): TestCase => {
  const isRight = proved === 'valid'
  const phase = isRight ? 'boundary' : 'negative'
  const isMissingHeader = !isRight && rule === 'required' && place.startsWith('header')
  return caseOf(
    {
      name: `rest/${operation.id}/${phase}/${place}/${rule}`,
      operation: operation.id,
      phase,
      expects: isRight ? 'accept' : 'refuse',
      about: `${place} at ${rule}, ${isRight ? 'valid' : 'invalid'} by the contract`,
      ...(isMissingHeader ? { check: 'missing_required_header' } : {}),
      request: requestOf(operation, draft, defaultCredentials(target), boundOf(operation, target)),
    },
    making.seed,
  )
}

/** P2: the valid side of each limit. */
export const boundaryCases = casesOf('valid')

/** P3: one violated rule in each case. The value and its serialized form must both be invalid. */
export const negativeCases = casesOf('invalid')

function casesOf(proved: 'valid' | 'invalid') {
  return function* (making: CaseSource, operation: Operation, target: Target): Generator<TestCase> {
    for (const edge of edgesOf(making, operation, target))
      if (edge.proved === proved) yield caseAt(making, operation, target, edge)
  }
}
