import { fieldsOf, pointerOf } from '../contract/json.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase, type CaseStep } from './test-case.ts'
import { defaultCredentials, boundOf, requestOf, withValue } from './request-draft.ts'

/**
 * The list that an operation returns. `x-list: { at, moment }` is the pointer to the list and the
 * time field of its items, newest first; parameters have `x-list: most | from | until`.
 */
interface ListPromise {
  readonly at: string
  readonly moment: string | null
}

const promiseOf = ({ definition }: Operation): ListPromise | null => {
  const { at, moment } = fieldsOf(definition?.['x-list'])
  return typeof at === 'string' ? { at, moment: typeof moment === 'string' ? moment : null } : null
}

const MOST = [1, 2]

/** A list has at most the requested number of items, all in the requested range, newest first. */
export function listCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const promise = promiseOf(operation)
  const [shown] = shownRequests(making, operation)
  if (promise === null || shown === undefined) return []
  const { at, moment } = promise
  const bound = boundOf(operation, target)
  const asker = defaultCredentials(target)
  const does = (role: string): Parameter | undefined =>
    operation.parameters.find(({ definition }) => definition['x-list'] === role)
  const whole = requestOf(operation, shown.draft, asker, bound)
  const base = { operation: operation.id, phase: 'flows', expects: 'accept' } as const
  const remembering: CaseStep = {
    operation: operation.id,
    request: whole,
    keep: {},
    remember: 'whole',
  }
  const most = does('most')
  const counted =
    most === undefined
      ? []
      : MOST.map((count) =>
          caseOf(
            {
              ...base,
              name: `rest/${operation.id}/flows/${most.name}-${count}`,
              about: `a list with at most ${count} items`,
              check: 'pagination_count',
              feature: 'counts',
              before: [remembering],
              against: { kind: 'count', list: at, most: count, before: 'whole' },
              request: requestOf(operation, withValue(shown.draft, most, count), asker, bound),
            },
            making.seed,
          ),
        )
  if (moment === null) return counted
  // The range from the newest item excludes older ones; the range until the second newest excludes
  // the newest.
  const ranged = (
    [
      ['from', 0],
      ['until', 1],
    ] as const
  ).flatMap(([side, index]) => {
    const parameter = does(side)
    if (parameter === undefined) return []
    const edge = `link_${side}`
    const step: CaseStep = {
      operation: operation.id,
      request: whole,
      keep: { [edge]: `${at}${pointerOf(index, moment)}` },
    }
    return [
      caseOf(
        {
          ...base,
          name: `rest/${operation.id}/flows/${parameter.name}-of-one`,
          about: `a list ${side} the time of one of its items`,
          check: 'range_honoured',
          feature: 'ranges',
          before: [step],
          against: { kind: 'range', list: at, moment, side, edge },
          request: requestOf(operation, shown.draft, asker, {
            ...bound,
            [parameter.name]: `$${edge}`,
          }),
        },
        making.seed,
      ),
    ]
  })
  const ordered = caseOf(
    {
      ...base,
      name: `a list, newest first`,
      about: 'a list, the newest first',
      check: 'sort_honoured',
      feature: 'sorting',
      against: { kind: 'order', list: at, moment },
      request: whole,
    },
    making.seed,
  )
  return [...counted, ...ranged, ordered]
}
