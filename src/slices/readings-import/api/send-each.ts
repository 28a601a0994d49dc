import { isTransient, type Failure } from '#platform/http/failure.ts'
import { retryDelay } from '#platform/model/retry-delay.ts'

/**
 * What became of one thing that was sent: done, there before (or gone before, of a removal), refused
 * by the server for good, or not known, since the answer is unreadable.
 */
export type SentAs<Answer> =
  | { readonly type: 'done'; readonly answer: Answer }
  | { readonly type: 'there' }
  | { readonly type: 'refused'; readonly failure: Failure }
  | { readonly type: 'unclear' }

/** How a run ended: everything was sent, the member stopped it, or a failure did. */
export type RunEnd =
  | { readonly type: 'all' }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly failure: Failure }

export type RunPorts<Item, Answer> = {
  /** Sends one; rejects with a Failure. `null` means that it was there before. */
  readonly send: (item: Item) => Promise<Answer | null>
  readonly sent: (item: Item, as: SentAs<Answer>) => void
  readonly isStopped: () => boolean
  readonly wait: (milliseconds: number) => Promise<void>
  readonly failureOf: (thrown: unknown) => Failure
  readonly atOnce?: number
}

/** The member watches the progress: a longer pause ends the run, which they can continue later. */
const longestPause = 30_000

const pauseOf = (failure: Failure): number =>
  retryDelay({
    attempt: 0,
    limit: longestPause,
    asked: 'retryAfter' in failure ? (failure.retryAfter ?? 0) * 1000 : 0,
  })

/**
 * Sends things a few at once. One that fails for a passing reason is tried a second time; a second
 * failure, no network and an ended session end the run, and what was not sent can be sent later.
 */
export async function sendEach<Item, Answer>(
  items: readonly Item[],
  { send, sent, isStopped, wait, failureOf, atOnce = 4 }: RunPorts<Item, Answer>,
): Promise<RunEnd> {
  const queue = items.values()
  let failed: Failure | null = null

  const attempt = async (item: Item): Promise<SentAs<Answer> | Failure> => {
    try {
      const answer = await send(item)
      return answer === null ? { type: 'there' } : { type: 'done', answer }
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure._tag === 'ContractBroken' && failure.unsent !== true) return { type: 'unclear' }
      // A 409 says that the first request with this key is in work; a later one gets its answer.
      const isItsOwn =
        failure._tag === 'ContractBroken' ||
        (failure._tag === 'Refused' && failure.status !== 409 && failure.error !== 'aborted')
      return isItsOwn ? { type: 'refused', failure } : failure
    }
  }
  const isFailed = (as: SentAs<Answer> | Failure): as is Failure => '_tag' in as
  const isWorthRetry = (as: SentAs<Answer> | Failure): as is Failure =>
    isFailed(as) && isTransient(as) && as._tag !== 'Offline' && pauseOf(as) <= longestPause

  const lane = async (): Promise<void> => {
    for (const item of queue) {
      if (isStopped() || failed !== null) return
      let as = await attempt(item)
      if (isWorthRetry(as) && !isStopped()) {
        await wait(pauseOf(as))
        if (isStopped()) return
        as = await attempt(item)
      }
      if (isFailed(as)) {
        failed ??= as
        return
      }
      sent(item, as)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return failed !== null
    ? { type: 'failed', failure: failed }
    : isStopped()
      ? { type: 'stopped' }
      : { type: 'all' }
}
