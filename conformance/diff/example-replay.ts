import { allCases } from '../cases/all-cases.ts'
import type { CaseSource } from '../cases/case-context.ts'
import { sampleValue } from '../cases/sample-value.ts'
import type { Operation } from '../contract/operation.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { targetOf } from '../runner/target/read-target.ts'
import { isJson } from '../runner/http/serialize-parameters.ts'
import type { BreakingChange } from './breaking-change.ts'

const keyOf = ({ method, path }: Operation): string =>
  `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`

/** Clients ignore unknown fields. */
const tolerated = new Set(['additionalProperties', 'unevaluatedProperties'])

/**
 * Finds breaking changes that no rule covers. Examples and boundary values that are valid in BASE
 * must be valid in HEAD, and examples of HEAD responses must be valid in BASE.
 */
export function replayExamples(base: CaseSource, head: CaseSource): BreakingChange[] {
  const before = operationsOf(base.document)
  const after = new Map(
    operationsOf(head.document).map((operation) => [keyOf(operation), operation]),
  )
  const placeholderTarget = targetOf('diff', { base: 'http://diff.invalid' })
  const cases = Map.groupBy(
    allCases(base, before, placeholderTarget, {
      phases: ['examples', 'boundary'],
      only: [],
      skip: [],
    }),
    ({ operation }) => operation,
  )
  return before.flatMap((old): BreakingChange[] => {
    const now = after.get(keyOf(old))
    if (now === undefined) return []
    const changeOf = (
      rule: string,
      place: string,
      words: string,
      pointer: string,
    ): BreakingChange => ({
      rule,
      operation: old.id,
      place,
      words,
      side: 'head',
      pointer,
    })
    const requests = (cases.get(old.id) ?? []).flatMap(
      ({ name, request: { body, contentType } }) => {
        const schema = now.body?.media.find(({ type }) => type === contentType)?.schema
        if (
          body === null ||
          contentType === null ||
          !isJson(contentType) ||
          typeof schema !== 'string'
        )
          return []
        const breaches = head.validator.breaches(schema, JSON.parse(body.toString()), 'request')
        return breaches.length === 0
          ? []
          : [
              changeOf(
                'replay-request',
                'body',
                `a formerly valid request violates ${breaches[0]!.keyword} (${name})`,
                schema,
              ),
            ]
      },
    )
    const answers = [...now.answers].flatMap(([status, { media }]) =>
      media.flatMap(({ type, schema, examples }) => {
        const promised = old.answers.get(status)?.media.find((each) => each.type === type)?.schema
        if (!isJson(type) || typeof promised !== 'string' || schema === null) return []
        const sample = sampleValue(head.document, head.validator, schema)
        const values = [
          ...examples.map(({ value }) => value),
          ...(sample === undefined ? [] : [sample]),
        ].filter((value) => head.validator.isValid(schema, value, 'response'))
        const breach = values.flatMap((value) =>
          base.validator
            .breaches(promised, value, 'response')
            .filter(({ keyword }) => !tolerated.has(keyword)),
        )[0]
        return breach === undefined
          ? []
          : [
              changeOf(
                'replay-response',
                status,
                `a response ${status} of HEAD violates ${breach.keyword} of BASE`,
                schema,
              ),
            ]
      }),
    )
    return [...requests.slice(0, 1), ...answers]
  })
}
