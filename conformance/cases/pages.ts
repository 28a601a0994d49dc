import { fieldsOf } from '../contract/json.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase, type Paging, type CaseStep } from './test-case.ts'
import { defaultCredentials, boundOf, requestOf, withValue } from './request-draft.ts'

/** A cursor that no server issued. */
export const UNKNOWN_CURSOR = 'conform-of-no-page'

/** A paging parameter, by `x-page: cursor | limit` or by its name. */
const parameterOf = (
  { parameters }: Operation,
  part: 'cursor' | 'limit',
): Parameter | undefined => {
  const inQuery = parameters.filter(({ in: where }) => where === 'query')
  return (
    inQuery.find(({ definition }) => definition['x-page'] === part) ??
    inQuery.find(({ name }) => name === part)
  )
}

/**
 * Reads `x-pages: { items, next }`. `items` is the list field, '' for the body. `next` is the field
 * of the next cursor: by default `/next`, or the header Link if the body is the list.
 */
const pagingOf = (
  { document }: CaseSource,
  operation: Operation,
): { paging: Paging; cursor: Parameter; limit: Parameter } | null => {
  const { items, next } = fieldsOf(operation.definition?.['x-pages'])
  const [cursor, limit] = [parameterOf(operation, 'cursor'), parameterOf(operation, 'limit')]
  if (typeof items !== 'string' || cursor === undefined || limit === undefined) return null
  const longest =
    limit.schema === null ? undefined : fieldsOf(document.follow(limit.schema).value)['maximum']
  const paging: Paging = {
    cursor: cursor.name,
    limit: limit.name,
    longest: typeof longest === 'number' ? longest : null,
    items: items === '' || items.startsWith('/') ? items : `/${items}`,
    next: typeof next === 'string' ? next : items === '' ? null : '/next',
  }
  return { paging, cursor, limit }
}

/**
 * All pages together equal the list, no page exceeds the limit, and an unknown cursor is rejected.
 */
export function pageCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const found = pagingOf(making, operation)
  const [shown] = shownRequests(making, operation)
  if (found === null || shown === undefined) return []
  const { paging, cursor, limit } = found
  // A maximum over all pages could end the list early.
  const free = operation.parameters.filter(
    (parameter) =>
      parameter === cursor || parameter === limit || parameter.definition['x-list'] === 'most',
  )
  const draft = free.reduce((some, parameter) => withValue(some, parameter, undefined), shown.draft)
  const base = { operation: operation.id, phase: 'flows', feature: 'pages' } as const
  const bound = boundOf(operation, target)
  const whole: CaseStep = {
    operation: operation.id,
    request: requestOf(operation, draft, defaultCredentials(target), bound),
    keep: {},
    remember: 'whole',
  }
  return [
    caseOf(
      {
        ...base,
        name: `rest/${operation.id}/flows/page-by-page`,
        about: 'a list page by page',
        expects: 'accept',
        check: 'pages_complete',
        pages: paging,
        request: requestOf(
          operation,
          withValue(draft, limit, 1),
          defaultCredentials(target),
          bound,
        ),
      },
      making.seed,
    ),
    caseOf(
      {
        ...base,
        name: `rest/${operation.id}/flows/unknown-cursor`,
        about: `a ${cursor.name} that no page returned`,
        expects: 'refuse',
        check: 'unknown_cursor_refused',
        before: [whole],
        against: { kind: 'cursor', before: 'whole' },
        request: requestOf(
          operation,
          withValue(draft, cursor, UNKNOWN_CURSOR),
          defaultCredentials(target),
          bound,
        ),
      },
      making.seed,
    ),
  ]
}
