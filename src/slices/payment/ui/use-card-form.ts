import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { paymentFormMessageOf, paymentFormSettled } from '../model/payment-form.ts'

type Phase = 'loading' | 'ready' | 'failed'

/**
 * Milliseconds to wait for the form after the frame has loaded. The form reports ready before that;
 * an error page never does.
 */
const afterLoadMs = 3_000
const withoutLoadMs = 20_000

/**
 * The frame of the processor's form: its phase, height and token. Messages count only from this
 * frame and its origin.
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
    /** Tells the form that the call has ended, so that it can be submitted again. */
    settle: () =>
      frame.current?.contentWindow?.postMessage(paymentFormSettled, new URL(formUri).origin),
    again: () => {
      setLimitMs(withoutLoadMs)
      setPhase('loading')
      setAttempt(attempt + 1)
    },
  }
}
