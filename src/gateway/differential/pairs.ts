import type { Pair } from './pair.ts'
import { signInPairs } from './sign-in-pairs.ts'

/**
 * All of them. A new one is a line here and a line less in without-pair.ts. What Schemas need to say the same as a contract: the texts
 * and bounds of domain/formats.ts, `field` and `enumField` of gateway/message-field.ts for messages.
 */
export const pairs: readonly Pair[] = [
  ...signInPairs,
]
