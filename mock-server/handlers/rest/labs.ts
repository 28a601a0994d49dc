import { readFact } from '../../database/facts/facts.ts'
import type { RestCall, RestHandlers, Schema } from '../rest-call.ts'
import { rowsAfter, linkOf, pageOf } from '../pagination.ts'

type Ids = 'listLabOrderResults' | 'listKidneyResults' | 'listLabResults'
const KIDNEY: readonly Schema<'TestType'>[] = ['EGFR', 'UACR']

const results = async (
  {
    caller,
    store,
    query,
    problem,
  }: Pick<RestCall<'listKidneyResults'>, 'caller' | 'store' | 'query' | 'problem'>,
  tests: readonly string[],
) => {
  const labs = await readFact(store, caller.id, 'labs')
  const newestFirst = labs
    .filter((lab) => tests.includes(lab.testType))
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
  const page = await pageOf(query, 100, rowsAfter(newestFirst))
  return page === null
    ? problem(422, 'unknown_cursor')
    : { status: 200 as const, headers: linkOf(page.next, query), body: [...page.rows] }
}

export const labs: RestHandlers<Ids> = {
  listLabOrderResults: (call) => results(call, [call.query.testType]),
  listKidneyResults: (call) => results(call, KIDNEY),
  listLabResults: (call) => results(call, [call.query.testType]),
}
