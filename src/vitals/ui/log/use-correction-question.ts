import { useRef, useState } from 'react'

/**
 * The question before a reading is corrected. `asks` opens it, except for a correction that the
 * member has confirmed, which is not asked about again after a failed save.
 */
export function useCorrectionQuestion() {
  const [question, setQuestion] = useState<{
    readonly key: string
    readonly becomes: string
  } | null>(null)
  const confirmed = useRef<string | null>(null)
  return {
    becomes: question?.becomes ?? null,
    asks: (correction: object, becomes: () => string): boolean => {
      const key = JSON.stringify(correction)
      const isAsked = confirmed.current !== key
      setQuestion(isAsked ? { key, becomes: becomes() } : null)
      return isAsked
    },
    back: () => setQuestion(null),
    confirm: () => {
      confirmed.current = question?.key ?? null
      setQuestion(null)
    },
  }
}
