import { canonical, fieldsOf, isFields, pointerOf } from '../contract/json.ts'
import { operationsOf, type Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource, type NamedRequest } from './case-context.ts'
import { caseOf, type TestCase, type RestRequest, type CaseStep } from './test-case.ts'
import {
  defaultCredentials,
  boundOf,
  requestOf,
  withAt,
  type RequestDraft,
} from './request-draft.ts'
import { linksTo } from './operation-links.ts'
import { mutationPointsOf } from './mutation-points.ts'

/**
 * The ways to call an operation: the calls of a link before it, and the parameters that they bind.
 */
const ways = (
  making: CaseSource,
  operation: Operation,
  target: Target,
  which = 0,
): {
  before: readonly CaseStep[]
  source: Operation | null
  bound: Readonly<Record<string, string>>
}[] => {
  // Prefer resources that were just created: no other case uses them.
  const [linked] = linksTo(making, operation, target, defaultCredentials(target), which).sort(
    (a, b) => Number(a.source.method !== 'POST') - Number(b.source.method !== 'POST'),
  )
  const bound = boundOf(operation, target)
  return linked === undefined
    ? operation.path
        .replaceAll(/\{([^}]+)\}/g, (whole, name: string) => (name in bound ? '' : whole))
        .includes('{')
      ? []
      : [{ before: [], source: null, bound }]
    : [{ before: linked.before, source: linked.source, bound: { ...bound, ...linked.bound } }]
}

/** Repeating a PUT has no further effect (RFC 9110, 9.2.2). */
export function putCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const [shown] = shownRequests(making, operation)
  if (operation.method !== 'PUT' || shown === undefined) return []
  return ways(making, operation, target).map(({ before, bound }) => {
    const request = requestOf(operation, shown.draft, defaultCredentials(target), bound)
    const step: CaseStep = { operation: operation.id, request, keep: {}, remember: 'once' }
    return caseOf(
      {
        name: `rest/${operation.id}/flows/put-twice`,
        operation: operation.id,
        phase: 'flows',
        expects: 'accept',
        check: 'idempotent_put',
        feature: 'idempotent-put',
        about: 'the same PUT twice',
        before: [...before, step],
        against: { kind: 'same', before: 'once' },
        request,
      },
      making.seed,
    )
  })
}

/** An entity tag that no server issued. */
const STALE = '"conform-of-no-answer"'

/**
 * Cases of `x-safe-write: { ifMatch, idempotencyKey }`: a change with a stale tag is rejected, and
 * one key has one effect.
 */
export function safeWriteCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): TestCase[] {
  const { ifMatch, idempotencyKey } = fieldsOf(operation.definition?.['x-safe-write'])
  const all = shownRequests(making, operation)
  const [shown] = all
  // The first example is created again before other cases, which a reading of the same time would refuse.
  const repeated = all.findLast(({ draft }) => draft.values === shown?.draft.values)
  const reader = operationsOf(making.document).find(({ id }) => id === ifMatch)
  const read =
    reader === undefined || reader.id in target.skip ? undefined : shownRequests(making, reader)[0]
  const base = { operation: operation.id, phase: 'flows', expects: 'accept' } as const
  if (shown === undefined || repeated === undefined) return []
  return ways(making, operation, target).flatMap(({ before, bound }): TestCase[] => {
    const having = ({ draft }: NamedRequest, name: string, value: string): RestRequest => {
      const request = requestOf(operation, draft, defaultCredentials(target), bound)
      return {
        ...request,
        headers: [...request.headers.filter(([each]) => each !== name), [name, value]],
      }
    }
    const steps: CaseStep[] =
      reader === undefined || read === undefined
        ? []
        : [
            {
              operation: reader.id,
              request: requestOf(
                reader,
                read.draft,
                defaultCredentials(target),
                boundOf(reader, target),
              ),
              keep: {},
              remember: 'now',
            },
          ]
    const keyed = having(
      repeated,
      'idempotency-key',
      `"conform-${operation.id.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-once"`,
    )
    return [
      ...steps.map(() =>
        caseOf(
          {
            ...base,
            name: `rest/${operation.id}/flows/if-match-stale`,
            check: 'if_match_honoured',
            feature: 'if-match',
            about: 'a change with a stale entity tag',
            before: [...before, ...steps],
            against: { kind: 'stale', before: 'now' },
            request: having(shown, 'if-match', STALE),
          },
          making.seed,
        ),
      ),
      ...(idempotencyKey === true
        ? [
            caseOf(
              {
                ...base,
                name: `rest/${operation.id}/flows/same-key-twice`,
                check: 'idempotency_key_honoured',
                feature: 'idempotency-keys',
                about: 'the same request twice with one idempotency key',
                before: [
                  ...before,
                  { operation: operation.id, request: keyed, keep: {}, remember: 'once' },
                ],
                against: { kind: 'once', before: 'once' },
                request: keyed,
              },
              making.seed,
            ),
          ]
        : []),
    ]
  })
}

/** The maximum number of fields of a PATCH that are tried alone. */
const FIELDS = 3

type Steps = readonly (string | number)[]

const leaves = (value: unknown, steps: Steps = []): Steps[] =>
  isFields(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, each]) => leaves(each, [...steps, name]))
    : [steps]

/** Valid bodies with a single field. */
const singles = (
  { validator }: CaseSource,
  body: NonNullable<RequestDraft['body']>,
): { steps: Steps; value: unknown }[] =>
  leaves(body.value).flatMap((steps) => {
    const found = steps.reduce((holder: unknown, step) => fieldsOf(holder)[step], body.value)
    const tried = [steps, steps.slice(0, 1)].map((each) => ({
      steps: each,
      value: withAt({}, each, each === steps ? found : fieldsOf(body.value)[each[0] ?? '']),
    }))
    return tried
      .filter(({ value }) => validator.isValid(body.media.schema!, value, 'request'))
      .slice(0, 1)
  })

/** The other fields of a PATCH body, which must not change. */
const othersOf = (making: CaseSource, schema: string, whole: unknown, named: Steps): string[] => {
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

/**
 * A PATCH changes only the named fields, compared with the created resource or with a read before
 * it.
 */
export function patchCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const body = shownRequests(making, operation)[0]?.draft.body
  if (operation.method !== 'PATCH' || typeof body?.media.schema !== 'string') return []
  const asker = defaultCredentials(target)
  const reader = operationsOf(making.document).find(
    ({ path, method, id }) => path === operation.path && method === 'GET' && !(id in target.skip),
  )
  const [shown] = shownRequests(making, operation)
  const tried = [
    ...new Map(singles(making, body).map((each) => [canonical(each.value), each])).values(),
  ].slice(0, FIELDS)
  const base = {
    phase: 'flows',
    expects: 'accept',
    check: 'patch_only_named_fields',
    feature: 'patch',
    about: 'a PATCH of one field',
  } as const
  const sources = ways(making, operation, target).flatMap(({ source }) =>
    source === null
      ? []
      : [
          shownRequests(making, source).filter(
            ({ name }) => !name.endsWith('-with-every-parameter'),
          ).length,
        ],
  )
  // A resource for a PATCH may not be creatable twice, so each case takes another example request
  // after the first.
  return tried
    .slice(0, Math.max(1, Math.min(FIELDS, ...sources.map((count) => count - 1))))
    .flatMap(({ steps, value }, index) =>
      ways(making, operation, target, index + 1).flatMap(
        ({ before, source, bound }): TestCase[] => {
          const places = othersOf(making, body.media.schema!, body.value, steps)
          const request = requestOf(
            operation,
            { ...shown!.draft, body: { ...body, value } },
            asker,
            bound,
          )
          const name = `rest/${operation.id}/flows/patch-only${pointerOf(...steps)}`
          const against = { kind: 'others', before: 'before', places } as const
          if (places.length === 0) return []
          if (source?.method === 'POST')
            return [
              caseOf(
                {
                  ...base,
                  operation: operation.id,
                  name,
                  before: [...before.slice(0, -1), { ...before.at(-1)!, remember: 'before' }],
                  against,
                  request,
                },
                making.seed,
              ),
            ]
          const read = reader === undefined ? undefined : shownRequests(making, reader)[0]
          if (reader === undefined || read === undefined) return []
          const draft = requestOf(reader, read.draft, asker, {
            ...boundOf(reader, target),
            ...bound,
          })
          return [
            caseOf(
              {
                ...base,
                operation: operation.id,
                name,
                before: [{ operation: reader.id, request: draft, keep: {}, remember: 'before' }],
                against,
                request,
              },
              making.seed,
            ),
          ]
        },
      ),
    )
}

/**
 * Eligibility of one operation as returned by another (`x-allowed-by: { operation, at, codes, when
 * }`).
 */
export function allowedCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const { operation: id, at, codes, when } = fieldsOf(operation.definition?.['x-allowed-by'])
  const source = operationsOf(making.document).find((each) => each.id === id)
  const named = source === undefined ? undefined : shownRequests(making, source)[0]
  if (
    source === undefined ||
    named === undefined ||
    typeof at !== 'string' ||
    source.id in target.skip
  )
    return []
  const [shown] = shownRequests(making, operation).filter(({ draft }) =>
    Object.entries(fieldsOf(when)).every(
      ([name, value]) => canonical(fieldsOf(draft.body?.value)[name]) === canonical(value),
    ),
  )
  if (shown === undefined) return []
  const before: CaseStep[] = [
    {
      operation: source.id,
      request: requestOf(source, named.draft, defaultCredentials(target), boundOf(source, target)),
      keep: {},
      remember: 'told',
    },
  ]
  return [
    caseOf(
      {
        name: `rest/${operation.id}/flows/as-${source.id}-says`,
        operation: operation.id,
        phase: 'flows',
        expects: 'accept',
        check: 'eligibility_codes',
        feature: 'eligibility',
        about: `the eligibility that ${source.id} returned`,
        before,
        against: {
          kind: 'allowed',
          before: 'told',
          at,
          codes: typeof codes === 'string' ? codes : null,
        },
        request: requestOf(
          operation,
          shown.draft,
          defaultCredentials(target),
          boundOf(operation, target),
        ),
      },
      making.seed,
    ),
  ]
}
