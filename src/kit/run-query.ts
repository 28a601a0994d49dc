import * as Cause from 'effect/Cause'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'

/**
 * Runs an Effect for TanStack Query: the promise rejects with the tagged error itself, or with the defect,
 * and an aborted signal interrupts the Effect.
 */
export async function runQuery<A, E>(effect: Effect.Effect<A, E>, signal?: AbortSignal): Promise<A> {
  const exit = await Effect.runPromiseExit(effect, signal ? { signal } : undefined)
  if (Exit.isSuccess(exit)) return exit.value
  throw Cause.squash(exit.cause)
}
