import type { Arbitrary } from 'fast-check'
import type { CaseSource } from '../case-context.ts'
import { type RequestDraft } from '../request-draft.ts'
import { isOrdered, orderOf } from '../parameter-order.ts'
import { take } from '../lazy-lists.ts'
import { mutationPointsOf } from '../mutation-points.ts'
import { bodyValidity, parameterValidity, type Validity } from '../request-validity.ts'
import type { Operation, Parameter } from '../../contract/operation.ts'
import { arbitraryOf } from './arbitrary.ts'
import { mostlyRight } from './mostly-right.ts'
import type { FastCheck } from './format-arbitrary.ts'

/** A random request with its validity; null means that the validity is unknown. */
export interface CreatedCase {
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
  return mostlyRight(fc, arbitraryOf(fc, making, media.schema!), places, value)
}

const together = (proofs: readonly Validity[]): Validity =>
  proofs.includes(null) ? null : proofs.includes('invalid') ? 'invalid' : 'valid'

/** Random requests of an operation, with all parameters that have a schema, and the body. */
export function requestsOf(
  fc: FastCheck,
  making: CaseSource,
  operation: Operation,
  base: RequestDraft,
  free: readonly Parameter[],
): Arbitrary<CreatedCase> {
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
