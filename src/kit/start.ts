import * as Effect from 'effect/Effect'
import * as Fiber from 'effect/Fiber'

/** Starts an Effect that lives for a while, such as a session's clock; answers the function that ends it. */
export function start<A, E>(effect: Effect.Effect<A, E>): () => void {
  const fiber = Effect.runFork(effect)
  return () => void Effect.runFork(Fiber.interrupt(fiber))
}
