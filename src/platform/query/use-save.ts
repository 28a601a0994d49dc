import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'
import { useAttempt } from '../store/use-attempt.ts'
import { writeThrough } from './write-through.ts'

/**
 * The state of a save. `save` resolves to the answer, or to null after a failure, which `failure`
 * holds.
 */
export type Save<Asked, Answer> = {
  readonly save: (asked: Asked) => Promise<Answer | null>
  readonly working: boolean
  readonly failure: Failure | null
  /** The failure of the last save, also after the page is gone; null while a save runs. */
  readonly why: () => Failure | null
  readonly forget: () => void
}

/**
 * Returns a save that ignores a second call while one is pending.
 *
 * The queries of `touched` (operation names) are invalidated, and the active ones refetched, before
 * `save` resolves, and after a failure (`writeThrough`).
 */
export function useSave<Asked, Answer extends {}>(
  call: (asked: Asked) => Promise<Answer>,
  touched: readonly string[],
): Save<Asked, Answer> {
  const queries = useQueryClient()
  const [working, attempt] = useAttempt()
  const [failure, setFailure] = useState<Failure | null>(null)
  const last = useRef<Failure | null>(null)
  return { save, working, failure, why: () => last.current, forget: () => setFailure(null) }

  async function save(asked: Asked): Promise<Answer | null> {
    let answer: Answer | null = null
    await attempt(async () => {
      setFailure(null)
      last.current = null
      try {
        answer = await writeThrough(queries, () => call(asked), touched)
      } catch (thrown) {
        last.current = toFailure(thrown)
        setFailure(last.current)
      }
    })
    return answer
  }
}
