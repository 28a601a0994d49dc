import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { answerName, documentedAs } from './html/heat-table.ts'
import { documentedOf } from './make-report.ts'

export type CoverageStatus = 'covered' | 'failing' | 'not reached' | 'not tested' | 'undocumented'

/**
 * One documented combination of operation, request type, response and response type; `-` means
 * none.
 */
export interface CoverageRow {
  readonly surface: 'rest' | 'rpc'
  readonly operation: string
  readonly askedIn: string
  readonly answer: string
  readonly media: string
  readonly status: CoverageStatus
  readonly cases: number
  readonly reason?: string
}

/** Codes that do not depend on the request. */
const ofTheDay = new Set([
  'resource_exhausted',
  'unavailable',
  'internal',
  'unknown',
  'deadline_exceeded',
  'canceled',
])

/** The documented responses that a case can cause, by its expectation. */
const provoked = (operation: Operation, { testCase }: CaseOutcome): readonly string[] => {
  if (operation.rpc !== undefined)
    return {
      accept: ['ok', ...[...operation.rpc.codes].filter((code) => !ofTheDay.has(code))],
      refuse: ['invalid_argument'],
      deny: ['unauthenticated'],
      gone: ['not_found'],
      method: [],
      media: [],
    }[testCase.expects]
  const all = [...operation.answers.keys()]
  return {
    accept: all.filter((each) => /^(2|3|default)/.test(each)),
    refuse: ['400', '422', '4XX'],
    deny: ['401', '403', '404', '4XX'],
    gone: ['404', '410', '4XX'],
    method: [],
    media: ['415', '400', '4XX'],
  }[testCase.expects]
}

const mediaOf = (operation: Operation, answer: string): readonly string[] => {
  const media = operation.answers.get(answer)?.media.map(({ type }) => type) ?? []
  return media.length === 0 ? ['-'] : media
}

/** The request types of an operation: documented ones, or for RPCs those that were sent. */
const askedIn = (operation: Operation, own: readonly CaseOutcome[]): readonly string[] => {
  const media =
    operation.rpc === undefined
      ? (operation.body?.media.map(({ type }) => type) ?? [])
      : [
          ...new Set(
            own.flatMap(({ testCase }) =>
              testCase.expects === 'accept' ? (testCase.request.contentType ?? []) : [],
            ),
          ),
        ]
  return media.length === 0 ? ['-'] : media
}

export function rowsOf(
  operation: Operation,
  own: readonly CaseOutcome[],
  skipped: string | undefined,
): CoverageRow[] {
  const surface = operation.rpc === undefined ? 'rest' : 'rpc'
  const documented = documentedOf(operation)
  const inTypes = askedIn(operation, own)
  const seenOf = (
    outcome: CaseOutcome,
  ): { answer: string; isKnown: boolean; media: string; asked: string } => {
    const name = answerName(outcome)
    const answer = documentedAs(documented, name)
    const media =
      surface === 'rpc' || outcome.answered?.media === null ? '-' : (outcome.answered?.media ?? '-')
    const type = outcome.testCase.request.contentType?.split(';')[0] ?? '-'
    return {
      answer: answer ?? name,
      isKnown:
        answer !== undefined && (surface === 'rpc' || mediaOf(operation, answer).includes(media)),
      media,
      asked: inTypes.includes(type) ? type : inTypes[0]!,
    }
  }
  const seen = own
    .filter(
      ({ testCase, verdict, status }) =>
        status !== null && testCase.expects !== 'method' && verdict !== 'not measured',
    )
    .map((outcome) => ({ outcome, ...seenOf(outcome) }))
  const reachable = new Set(own.flatMap((outcome) => provoked(operation, outcome)))
  const rows = inTypes.flatMap((asked) =>
    documented
      .filter((answer) => surface === 'rest' || answer === 'ok' || asked === inTypes[0])
      .flatMap((answer) =>
        (surface === 'rpc' ? ['-'] : mediaOf(operation, answer)).map((media): CoverageRow => {
          const hits = seen.filter(
            (each) =>
              ((surface === 'rpc' && answer !== 'ok') || each.asked === asked) &&
              each.answer === answer &&
              each.media === media,
          )
          // Error codes are the same in all RPC protocols, so they share one row.
          const row = {
            surface,
            operation: operation.id,
            askedIn: surface === 'rpc' && answer !== 'ok' ? '-' : asked,
            answer,
            media,
            cases: hits.length,
          } as const
          if (hits.some(({ outcome }) => outcome.verdict === 'failed'))
            return { ...row, status: 'failing' }
          if (hits.length > 0) return { ...row, status: 'covered' }
          return reachable.has(answer)
            ? { ...row, status: 'not reached' }
            : { ...row, status: 'not tested', reason: skipped ?? 'no case provokes it' }
        }),
      ),
  )
  const strange = Map.groupBy(
    seen.filter(({ isKnown }) => !isKnown),
    ({ answer, media, asked }) => `${asked} ${answer} ${media}`,
  )
  return [
    ...rows,
    ...[...strange.values()].map((each): CoverageRow => ({
      surface,
      operation: operation.id,
      askedIn: each[0]!.asked,
      answer: each[0]!.answer,
      media: each[0]!.media,
      status: 'undocumented',
      cases: each.length,
    })),
  ]
}
