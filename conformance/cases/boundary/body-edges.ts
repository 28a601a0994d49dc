import type { Operation } from '../../contract/operation.ts'
import { classesIn } from '../../contract/data-class.ts'
import { canonical, fieldsOf, isFields, pointerOf } from '../../contract/json.ts'
import { type CaseSource } from '../case-context.ts'
import { unownedRequests } from '../unowned-requests.ts'
import { candidatesOf } from './boundary-candidates.ts'
import { withAt, type RequestDraft } from '../request-draft.ts'
import { groupsOf, inTurn } from '../lazy-lists.ts'
import { mutationPointsOf } from '../mutation-points.ts'
import { bodyValidity, type Validity } from '../request-validity.ts'

/** A request at a limit: the place, the rule, and whether the request is valid. */
export interface Edge {
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

/** The requests at the limits of their body. */
export function* bodyEdges(making: CaseSource, operation: Operation): Generator<Edge> {
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
