import { createHmac } from 'node:crypto'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { createFailureDelays, delayAfter, freeTries, rememberedMs } from '../failure-delays.ts'
import type { LimitStore } from '../limit-store.ts'
import { createTokenBuckets, type Rate } from '../token-buckets.ts'
import type { SharedCounts } from './shared-counts.ts'

export interface SharedLimitsParts {
  /** A client of Redis, as rate-limiter-flexible takes one. */
  readonly client: unknown
  readonly counts: SharedCounts
  /** Makes pseudonyms of keys, the same at all edges. */
  readonly secret: Uint8Array
  /** A monotonic time in milliseconds. */
  readonly now: () => number
}

/**
 * Counts in Redis, for all edges together, beside the memory of this edge: the stricter of the two
 * counts, and the edge's own stays where Redis does not answer. Redis gets no address, name or id.
 */
export function sharedLimits({ client, counts, secret, now }: SharedLimitsParts): LimitStore {
  const limiter = (name: string, points: number, seconds: number): RateLimiterRedis =>
    new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `portal:${name}`,
      points,
      duration: seconds,
    })
  const pseudonym = (key: string): string =>
    createHmac('sha256', secret).update(`limits ${key}`).digest('base64url').slice(0, 22)

  return {
    buckets(name, rate) {
      const own = createTokenBuckets(rate, now)
      const shared = limiter(name, rate.burst, windowSeconds(rate))
      return {
        async take(key) {
          // A flood that this edge itself refuses does not reach Redis.
          const wait = own.take(key)
          if (wait > 0) return wait
          const longer = await counts.ask(0, () => waitOf(shared.consume(pseudonym(key))))
          if (longer > 0) own.giveBack(key)
          return longer
        },
        async giveBack(key) {
          own.giveBack(key)
          await counts.tell(() => shared.reward(pseudonym(key)))
        },
      }
    },

    delays() {
      const own = createFailureDelays(now)
      const tries = limiter('tries', freeTries, rememberedMs / 1_000)
      const turns = limiter('turns', 1, 1)
      const begin = async (id: string): Promise<number> => {
        const { consumedPoints: count } = await tries.penalty(id)
        if (count < freeTries) return 0
        // One of the edges takes the turn; the next one is after the delay.
        const customDuration = delayAfter(count) / 1_000
        const wait = await waitOf(turns.consume(id, 1, { customDuration }))
        if (wait > 0) await tries.reward(id)
        return wait
      }
      return {
        async begin(key) {
          const wait = own.begin(key)
          if (wait > 0) return wait
          const longer = await counts.ask(0, () => begin(pseudonym(key)))
          if (longer > 0) own.takeBack(key)
          return longer
        },
        async takeBack(key) {
          own.takeBack(key)
          const id = pseudonym(key)
          await counts.tell(() => Promise.all([tries.reward(id), turns.delete(id)]))
        },
        async forget(key) {
          own.forget(key)
          const id = pseudonym(key)
          await counts.tell(() => Promise.all([tries.delete(id), turns.delete(id)]))
        },
      }
    },
  }
}

/** The window in which `burst` calls come at the rate. Redis counts in windows of whole seconds. */
const windowSeconds = ({ burst, perSecond }: Rate): number =>
  Math.max(1, Math.ceil(burst / perSecond))

/** 0, or the milliseconds until there is room. */
async function waitOf(taken: Promise<RateLimiterRes>): Promise<number> {
  try {
    await taken
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
    throw refused
  }
}
