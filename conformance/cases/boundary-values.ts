import type { Operation, Parameter } from '../contract/operation.ts'
import { classesIn } from '../contract/data-class.ts'
import { canonical, fieldsOf, isFields, pointerOf } from '../contract/json.ts'
import type { Target } from '../runner/target/target.ts'
import { valueOf, type CaseSource } from './case-context.ts'
import { mayTouchOthers, unownedRequests } from './unowned-requests.ts'
import { candidatesOf } from './boundary-candidates.ts'
import { caseOf, type TestCase } from './test-case.ts'
import {
  defaultCredentials,
  boundOf,
  requestOf,
  withAt,
  withValue,
  type RequestDraft,
} from './request-draft.ts'
import { groupsOf, inTurn, take } from './lazy-lists.ts'
import { mutationPointsOf } from './mutation-points.ts'
import { pairsOf } from '../runner/http/serialize-parameters.ts'
import { isOrdered, orderOf } from './parameter-order.ts'
import { bodyValidity, parameterValidity, type Validity } from './request-validity.ts'

/** A request at a limit: the place, the rule, and whether the request is valid. */
interface Edge {
  readonly place: string
  readonly rule: string
  readonly draft: RequestDraft
  readonly proved: Exclude<Validity, null>
}

const shownSteps = (steps: readonly (string | number)[]): string =>
  steps.length === 0 ? '' : pointerOf(...steps)

/** One request for each distinct set of body fields. */
const shapesOf = (
  making: CaseSource,
  operation: Operation,
): { name: string; draft: RequestDraft }[] => {
  const shown = unownedRequests(making, operation).filter(
    ({ name }) => !name.endsWith('-with-every-parameter'),
  )
  const shape = ({ draft: { body } }: (typeof shown)[number]): string =>
    `${body?.media.type ?? ''} ${isFields(body?.value) ? Object.keys(body.value).sort().join() : typeof body?.value}`
  return [...new Map([...shown].reverse().map((each) => [shape(each), each])).values()].reverse()
}

/**
 * Replaces email addresses in requests with secrets by one unique to the case. Otherwise wrong
 * passwords would lock the accounts of personas or examples.
 */
const ofNobody = (
  { document, validator }: CaseSource,
  { media, value }: NonNullable<RequestDraft['body']>,
  salt: string,
): unknown => {
  if (media.schema === null || !classesIn(document, media.schema).has('secret')) return value
  const renamed = Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, each]) => [
      name,
      typeof each === 'string' &&
      each.includes('@') &&
      !each.includes('://') &&
      [...each].length < 80
        ? `conform-${salt}@example.com`
        : each,
    ]),
  )
  return isFields(value) &&
    validator.isValid(media.schema, value, 'request') ===
      validator.isValid(media.schema, renamed, 'request')
    ? renamed
    : value
}

/** The number of places that are changed in turn, so that the first cases differ in their place. */
const ABREAST = 20

/** The values that are tried in a body, at the outer places first. */
function* bodyCandidates(making: CaseSource, schema: string, shown: unknown) {
  for (const points of groupsOf(mutationPointsOf(making, schema, shown), ABREAST))
    yield* inTurn(
      points.map((point) =>
        candidatesOf(point.schema, point.shown).map((candidate, index) => ({
          steps: point.steps,
          index,
          ...candidate,
        })),
      ),
    )
}

function* bodyEdges(making: CaseSource, operation: Operation): Generator<Edge> {
  for (const [shapeIndex, { name, draft }] of shapesOf(making, operation).entries()) {
    const { body } = draft
    if (body === null || body.media.schema === null) continue
    const { media } = body
    const unchanged = canonical(body.value)
    for (const { steps, index, rule, value } of bodyCandidates(
      making,
      body.media.schema,
      body.value,
    )) {
      const whole = withAt(body.value, steps, value)
      const proved = bodyValidity(making.document, making.validator, media, whole)
      if (proved === null || canonical(whole) === unchanged) continue
      const sent =
        proved === 'valid'
          ? ofNobody(
              making,
              { media, value: whole },
              `${operation.id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}-${shapeIndex}-${index}-${steps.join('-')}`,
            )
          : whole
      yield {
        place: `${shapeIndex === 0 ? 'body' : `body-${name}`}${shownSteps(steps)}`,
        rule,
        draft: { ...draft, body: { media, value: sent } },
        proved,
      }
    }
  }
}

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
export function* boundaryCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): Generator<TestCase> {
  for (const edge of edgesOf(making, operation, target))
    if (edge.proved === 'valid') yield caseAt(making, operation, target, edge)
}

/** P3: one violated rule in each case. The value and its serialized form must both be invalid. */
export function* negativeCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): Generator<TestCase> {
  for (const edge of edgesOf(making, operation, target))
    if (edge.proved === 'invalid') yield caseAt(making, operation, target, edge)
}
