import { fieldsOf, isFields, pointerOf } from '../../contract/json.ts'
import type { CaseSource } from '../case-context.ts'
import { mutationPointsOf } from '../mutation-points.ts'
import { withAt, type RequestDraft } from '../request-draft.ts'

/** The steps to a field of a body. */
export type Steps = readonly (string | number)[]

const leaves = (value: unknown, steps: Steps = []): Steps[] =>
  isFields(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, each]) => leaves(each, [...steps, name]))
    : [steps]

/** Valid bodies with a single field. */
export function singleFields(
  { validator }: CaseSource,
  body: NonNullable<RequestDraft['body']>,
): { steps: Steps; value: unknown }[] {
  return leaves(body.value).flatMap((steps) => {
    const found = steps.reduce((holder: unknown, step) => fieldsOf(holder)[step], body.value)
    const tried = [steps, steps.slice(0, 1)].map((each) => ({
      steps: each,
      value: withAt({}, each, each === steps ? found : fieldsOf(body.value)[each[0] ?? '']),
    }))
    return tried
      .filter(({ value }) => validator.isValid(body.media.schema!, value, 'request'))
      .slice(0, 1)
  })
}

/** The other fields of a PATCH body, which must not change. */
export function otherFields(
  making: CaseSource,
  schema: string,
  whole: unknown,
  named: Steps,
): string[] {
  const places = [...mutationPointsOf(making, schema, whole)]
    .filter(
      ({ steps, shown }) =>
        steps.length > 0 && !isFields(shown) && steps.every((step) => typeof step === 'string'),
    )
    .map(({ steps }) => pointerOf(...steps))
  const own = pointerOf(...named)
  return [...new Set(places)].filter(
    (place) => place !== own && !place.startsWith(`${own}/`) && !own.startsWith(`${place}/`),
  )
}
