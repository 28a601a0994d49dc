import { fieldsOf, pointerOf } from '../contract/json.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase, type CaseStep } from './test-case.ts'
import { defaultCredentials, boundOf, requestOf, withValue } from './request-draft.ts'

/**
 * What the contract says of a list that an operation answers: `x-list: { at, moment }` is where it
 * stands and the field of its items by which the newest comes first; parameters say by `x-list:
 * most | from | until` what they do to it.
 */
interface ListPromise {
  readonly at: string
  readonly moment: string | null
}

const promiseOf = ({ given }: Operation): ListPromise | null => {
  const { at, moment } = fieldsOf(given?.['x-list'])
  return typeof at === 'string' ? { at, moment: typeof moment === 'string' ? moment : null } : null
}

const MOST = [1, 2]

/**
 * A list has as many items as were asked for, none outside the range that was asked for, and the
 * newest first.
 */
export function listCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const promise = promiseOf(operation)
  const [shown] = shownRequests(making, operation)
  if (promise === null || shown === undefined) return []
  const { at, moment } = promise
  const bound = boundOf(operation, target)
  const asker = defaultCredentials(target)
  const does = (role: string): Parameter | undefined =>
    operation.parameters.find(({ given }) => given['x-list'] === role)
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
              about: `at most ${count} of a list`,
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
  // The newest begins a range in which nothing older is; the one after it ends one in which the
  // newest is not.
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
          about: `a list ${side} a moment at which it has something`,
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
      name: `rest/${operation.id}/flows/newest-first`,
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
