import type { Arbitrary } from 'fast-check'
import type { CaseSource } from '../case-context.ts'
import { unownedRequests } from '../unowned-requests.ts'
import { caseOf, type TestCase } from '../test-case.ts'
import {
  defaultCredentials,
  boundOf,
  requestOf,
  withAt,
  type RequestDraft,
} from '../request-draft.ts'
import { isOrdered, orderOf } from '../parameter-order.ts'
import { take } from '../lazy-lists.ts'
import { mutationPointsOf } from '../mutation-points.ts'
import { bodyValidity, parameterValidity, type Validity } from '../request-validity.ts'
import { classesIn } from '../../contract/data-class.ts'
import type { Operation, Parameter } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import { isWritable } from '../../runner/http/serialize-parameters.ts'
import { arbitraryOf, type FastCheck } from './arbitrary.ts'
import { DEFAULT_RUNS } from './default-runs.ts'

/** A random request with its validity; null means that the validity is unknown. */
interface CreatedCase {
  readonly draft: RequestDraft
  readonly proved: Validity
}

/** Wrong values are put at one of the first places of a body. */
const PLACES = 100

const LEFT_OUT = Symbol('left out')

/** Mostly valid bodies; else an example with one value of a wrong type. */
const bodiesOf = (
  fc: FastCheck,
  making: CaseSource,
  { media, value }: NonNullable<RequestDraft['body']>,
): Arbitrary<unknown> => {
  const places = take(mutationPointsOf(making, media.schema!, value), PLACES).filter(
    ({ steps }) => steps.length > 0,
  )
  const right = arbitraryOf(fc, making, media.schema!)
  if (places.length === 0) return right
  const strange = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 2 }),
  )
  const wrong = fc
    .tuple(fc.constantFrom(...places), strange)
    .map(([{ steps }, put]) => withAt(value, steps, put))
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong })
}

const together = (proofs: readonly Validity[]): Validity =>
  proofs.includes(null) ? null : proofs.includes('invalid') ? 'invalid' : 'valid'

/** Random requests of an operation, with all parameters that have a schema, and the body. */
const requestsOf = (
  fc: FastCheck,
  making: CaseSource,
  operation: Operation,
  base: RequestDraft,
  free: readonly Parameter[],
): Arbitrary<CreatedCase> => {
  const order = orderOf(making.document, operation)
  const { body } = base
  const values = fc.record(
    Object.fromEntries(
      free.map((parameter) => [
        `${parameter.in} ${parameter.name}`,
        parameter.required
          ? arbitraryOf(fc, making, parameter.schema!)
          : fc.oneof(fc.constant(LEFT_OUT), arbitraryOf(fc, making, parameter.schema!)),
      ]),
    ),
    { noNullPrototype: true },
  )
  const bodies =
    body === null || body.media.schema === null
      ? fc.constant(body?.value)
      : bodiesOf(fc, making, body)
  return fc.tuple(values, bodies).map(([given, value]) => {
    const own = free.flatMap((parameter): [Parameter, unknown][] => {
      const found: unknown = given[`${parameter.in} ${parameter.name}`]
      return found === LEFT_OUT ? [] : [[parameter, found]]
    })
    const draft: RequestDraft = {
      values: new Map(
        [...base.values].filter(([parameter]) => !free.includes(parameter)).concat(own),
      ),
      body: body === null ? null : { media: body.media, value },
    }
    const proofs = [
      ...own.map(([parameter, each]) => parameterValidity(making.validator, parameter, each)),
      ...(body === null || body.media.schema === null
        ? []
        : [bodyValidity(making.document, making.validator, body.media, value)]),
    ]
    return { draft, proved: isOrdered(order, draft) ? together(proofs) : null }
  })
}

/**
 * P6: random requests from the schemas, one case for each operation; fast-check shrinks failures.
 * Operations with secrets are skipped, because random passwords lock accounts.
 */
export function propertyCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): TestCase[] {
  const [shown] = unownedRequests(making, operation)
  const bound = boundOf(operation, target)
  if (
    making.randomRuns === 0 ||
    shown === undefined ||
    (shown.draft.body !== null && !isWritable(shown.draft.body.media))
  )
    return []
  const { body } = shown.draft
  const free = operation.parameters.filter(
    ({ name, in: where, schema, mediaType }) =>
      schema !== null &&
      mediaType === null &&
      !(name in bound) &&
      where !== 'path' &&
      where !== 'cookie',
  )
  if (free.length === 0 && typeof body?.media.schema !== 'string') return []
  if (
    typeof body?.media.schema === 'string' &&
    classesIn(making.document, body.media.schema).has('secret')
  )
    return []
  const base = {
    name: `rest/${operation.id}/property/random`,
    operation: operation.id,
    phase: 'property',
    feature: 'property',
    about: 'random requests',
  } as const
  const request = (draft: RequestDraft) =>
    requestOf(operation, draft, defaultCredentials(target), bound)
  const variant = ({ draft, proved }: CreatedCase): TestCase | null =>
    proved === null
      ? null
      : caseOf(
          {
            ...base,
            expects: proved === 'valid' ? 'accept' : 'refuse',
            about: `a random request, ${proved === 'valid' ? 'valid' : 'invalid'} by the contract`,
            request: request(draft),
          },
          making.seed,
        )
  const testCase = caseOf(
    { ...base, expects: 'accept', request: request(shown.draft) },
    making.seed,
  )
  return [
    {
      ...testCase,
      property: {
        runs: making.randomRuns ?? DEFAULT_RUNS,
        path: null,
        arbitrary: (fc) => requestsOf(fc, making, operation, shown.draft, free).map(variant),
      },
    },
  ]
}
