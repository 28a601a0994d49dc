import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { LimitStore } from '../limit-store.ts'
import { createSharedCounts, type SharingEvent } from './shared-counts.ts'
import { sharedLimits } from './shared-limits.ts'

/** A call of a member waits no longer for Redis, in milliseconds. */
const answerMs = 250
const reconnectAtMostMs = 5_000
/** A start waits no longer for the connection, in milliseconds. */
const startMs = 2_000

export interface RedisLimitsParts {
  /** Such as `rediss://user:password@redis.example:6379/0`. */
  readonly url: string
  readonly secret: Uint8Array
  readonly told: (event: SharingEvent) => void
  readonly now: () => number
}

export interface RedisLimits extends LimitStore {
  close(): void
}

/** Opens the connection to Redis; limits are counted in memory as long as there is none. */
export async function redisLimits({
  url,
  secret,
  told,
  now,
}: RedisLimitsParts): Promise<RedisLimits> {
  const client = new Redis(url, {
    commandTimeout: answerMs,
    connectTimeout: 10 * answerMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * answerMs, reconnectAtMostMs),
  })
  // Its message has the address. Each call that fails tells by itself.
  client.on('error', () => {})
  await Promise.race([
    new Promise((resolve) => client.once('ready', resolve)),
    delay(startMs, undefined, { ref: false }),
  ])
  const counts = createSharedCounts({ isReady: () => client.status === 'ready', told, now })
  return {
    ...sharedLimits({ client, counts, secret, now }),
    close: () => client.disconnect(),
  }
}
