import { at, fieldsOf, listOf } from '../contract/json.ts'
import type { Check, CheckedExchange } from './check.ts'
import { findingOf, fine, remembered } from './verdicts.ts'

export const paginationCount: Check = (exchange) => {
  const { against } = exchange.testCase
  if (against?.kind !== 'count' || exchange.response.status !== 200) return fine
  const length = listOf(at(exchange.value, against.list)).length
  const before = remembered(exchange, against.before)
  if (length > against.most) return findingOf(exchange, 'returned more items than requested')
  const whole = before?.status === 200 ? listOf(at(before.value, against.list)).length : 0
  return length < Math.min(against.most, whole)
    ? findingOf(exchange, 'returned fewer items than requested, although more exist')
    : fine
}

const momentsOf = (exchange: CheckedExchange, list: string, moment: string): number[] =>
  listOf(at(exchange.value, list)).map((item) => Date.parse(String(fieldsOf(item)[moment])))

export const rangeHonoured: Check = (exchange) => {
  const { against } = exchange.testCase
  if (against?.kind !== 'range' || exchange.response.status !== 200) return fine
  const edge = Date.parse(exchange.variables[against.edge] ?? '')
  const moments = momentsOf(exchange, against.list, against.moment)
  if (moments.some((moment) => (against.side === 'from' ? moment < edge : moment > edge)))
    return findingOf(
      exchange,
      `returned an item ${against.side === 'from' ? 'before' : 'after'} the requested range`,
    )
  return moments.includes(edge) || Number.isNaN(edge)
    ? fine
    : findingOf(exchange, 'omitted the item at the boundary of the requested range')
}

export const sortHonoured: Check = (exchange) => {
  const { against } = exchange.testCase
  if (against?.kind !== 'order' || exchange.response.status !== 200) return fine
  const moments = momentsOf(exchange, against.list, against.moment)
  return moments.every((moment, index) => index === 0 || moment <= moments[index - 1]!)
    ? fine
    : findingOf(exchange, 'did not return the newest item first')
}
