import { useRef, useState } from 'react'

/** What a piece of work resolves to when its page goes. */
export const leaving = Symbol('leaving')

/**
 * Returns whether work runs, and a function that runs one piece of work at a time; `event` is the
 * form's, which is kept from the browser.
 *
 * `isWorking` ends with the work, also when it fails. Work that resolves to `leaving` keeps it.
 */
export function useAttempt(): readonly [
  isWorking: boolean,
  attempt: (work: () => Promise<unknown>, event?: { preventDefault(): void }) => Promise<void>,
] {
  const [isWorking, setWorking] = useState(false)
  const isRunning = useRef(false)
  return [
    isWorking,
    async (work, event) => {
      event?.preventDefault()
      if (isRunning.current) return
      isRunning.current = true
      setWorking(true)
      let result: unknown
      try {
        result = await work()
      } finally {
        isRunning.current = false
        if (result !== leaving) setWorking(false)
      }
    },
  ]
}
