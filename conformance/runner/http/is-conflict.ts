import type { HttpExchange } from './exchange.ts'

const LOOKED = 4_096

/** What frameworks write about a value that must be unique; many have no status of its own for it. */
const words =
  /already (been )?(exists?|taken|used|in use|registered)|must be unique|not unique|duplicate/i

/** Whether a server refuses a request because of what it already has, and not because of its form. */
export function isConflict(exchange: HttpExchange): boolean {
  if (exchange.kind === 'broken') return false
  return (
    exchange.status === 409 ||
    ((exchange.status === 400 || exchange.status === 422) &&
      words.test(exchange.body.subarray(0, LOOKED).toString()))
  )
}
