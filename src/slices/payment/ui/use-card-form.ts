import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { paymentFormMessageOf, paymentFormSettled } from '../model/payment-form.ts'

type Phase = 'loading' | 'ready' | 'failed'

/** The form says that it is ready before its page has loaded; an error page never says so. */
const afterLoadMs = 3_000
const withoutLoadMs = 20_000

/**
 * The frame of the processor's form: its phase, its height, and its token. A message counts only
 * from this frame and its origin.
 */
export function useCardForm(
  frame: RefObject<HTMLIFrameElement | null>,
  formUri: string,
  onToken: (token: string) => void,
) {
  const [phase, setPhase] = useState<Phase>('loading')
  const [height, setHeight] = useState(320)
  const [limitMs, setLimitMs] = useState(withoutLoadMs)
  const [attempt, setAttempt] = useState(0)

  const hear = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (
      source === null ||
      source !== frame.current?.contentWindow ||
      origin !== new URL(formUri).origin
    )
      return
    const message = paymentFormMessageOf(data)
    if (message === null) return
    setPhase('ready')
    if (message.event === 'height') setHeight(message.height)
    if (message.event === 'token') onToken(message.token)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    if (phase !== 'loading') return undefined
    const timer = setTimeout(() => setPhase('failed'), limitMs)
    return () => clearTimeout(timer)
  }, [phase, limitMs, attempt])

  return {
    phase,
    height,
    attempt,
    loaded: () => setLimitMs(afterLoadMs),
    /** The call has ended: the form may be sent again. */
    settle: () =>
      frame.current?.contentWindow?.postMessage(paymentFormSettled, new URL(formUri).origin),
    again: () => {
      setLimitMs(withoutLoadMs)
      setPhase('loading')
      setAttempt(attempt + 1)
    },
  }
}
