import type { operations } from '../../../../generated/openapi/types.d.ts'
import { timeZone } from '../../scenario-time.ts'

export type Input = Readonly<Record<string, string | number | object>>

/** A call of the provider's API. Values are of the path, of the query of a `GET`, or of the body. */
interface Call {
  readonly operation: string
  readonly input: Input
}

/** What a page must show of one answer of the provider, as the member reads it. */
export interface ProviderAnswer extends Call {
  /** A call before this one, whose answer gives more of the input. */
  readonly first?: Call & { readonly inputOf: (answer: unknown) => Input }
  /** The texts; none says that the member has nothing of the kind. */
  readonly textsOf: (answer: unknown) => readonly string[]
}

type Text = string | number | null | undefined

/** An answer of an RPC. */
export const rpc = <Answer>(
  operation: string,
  textsOf: (answer: Answer) => readonly Text[],
  input: Input = {},
): ProviderAnswer => ({
  operation,
  input,
  textsOf: (json) =>
    textsOf(json as Answer).flatMap((text) =>
      text === undefined || text === null || text === '' ? [] : [String(text)],
    ),
})

type Ok = { 200: { content: { 'application/json': unknown } } }
type RestId = {
  [Id in keyof operations]: operations[Id]['responses'] extends Ok ? Id : never
}[keyof operations]
export type Answered<Id extends RestId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Answer } }
}
  ? Answer
  : never

/** An answer of a REST call. */
export const rest = <Id extends RestId>(
  id: Id,
  textsOf: (answer: Answered<Id>) => readonly Text[],
  input?: Input,
): ProviderAnswer => rpc(id, textsOf, input)

export const newestFirst = <Row>(rows: readonly Row[], timeOf: (row: Row) => string): Row[] =>
  rows.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))

/** A number with one digit after the point, as `196.4`. */
export const tenth = (number: number | string | undefined): string => Number(number).toFixed(1)

const written = (moment: string, options: Intl.DateTimeFormatOptions, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(
    new Date(zone === 'UTC' ? `${moment.slice(0, 19)}Z` : moment),
  )
/** `7:42 AM` of the provider's wall clock. */
export const timeIn = (wallClock: string): string =>
  written(wallClock, { hour: 'numeric', minute: '2-digit' }, 'UTC')
/** `Oct 3, 2026` of the provider's wall clock. */
export const dayIn = (wallClock: string): string =>
  written(wallClock, { month: 'short', day: 'numeric', year: 'numeric' }, 'UTC')
/** `March 9, 1961`. */
export const longDay = (day: string): string =>
  written(`${day}T00:00:00`, { month: 'long', day: 'numeric', year: 'numeric' }, 'UTC')
/** `Nov 25, 2026, 4:30 PM` on the clock of the browser. */
export const momentHere = (moment: string): string =>
  written(
    moment,
    { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone,
  )
