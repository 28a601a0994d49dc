import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'

/**
 * A change on its way: `save` answers what was saved, or null when it was not; then `failure` says
 * why.
 */
export type Save<Asked, Answer> = {
  readonly save: (asked: Asked) => Promise<Answer | null>
  readonly working: boolean
  readonly failure: Failure | null
  readonly forget: () => void
}

/**
 * A change that is made when the member says so, never twice for two presses. Of `touched`, the
 * names of the calls whose answers it changes, what is on the screen is asked again before the
 * change counts as saved, so that the page shows it.
 */
export function useSave<Asked, Answer extends {}>(
  call: (asked: Asked) => Promise<Answer>,
  touched: readonly string[],
): Save<Asked, Answer> {
  const queries = useQueryClient()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isOnItsWay = useRef(false)
  return { save, working, failure, forget: () => setFailure(null) }

  async function save(asked: Asked): Promise<Answer | null> {
    if (isOnItsWay.current) return null
    isOnItsWay.current = true
    setWorking(true)
    setFailure(null)
    try {
      const answer = await call(asked)
      await Promise.all(touched.map((name) => queries.invalidateQueries({ queryKey: [name] })))
      return answer
    } catch (thrown) {
      setFailure(toFailure(thrown))
      return null
    } finally {
      isOnItsWay.current = false
      setWorking(false)
    }
  }
}
