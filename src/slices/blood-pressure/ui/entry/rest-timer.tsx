import { useEffect, useRef, useState } from 'react'
import { deviceTime } from '#platform/time/current-time.ts'
import { clockOf, minutesLeft } from '#platform/model/numbers/time-left.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { CountdownRing } from '#ui/feedback/countdown-ring.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'

const second = 1000

/**
 * A wait before a value: the rest before the first one, begun by a press, or the minute after one.
 * Its end is announced; the form below never waits for it.
 */
export function RestTimer({ which, wait }: { which: 'rest' | 'between'; wait: number }) {
  const t = useMessages()
  const [until, setUntil] = useState(() => (which === 'between' ? deviceTime() + wait : null))
  const left = useCountdown(until)
  const isOver = until !== null && left === 0
  const over = t('blood-pressure-entry.timer.over')
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOver) announce(over)
  }, [isOver, over])
  const start = () => {
    setUntil(deviceTime() + wait)
    // The pressed button disappears.
    text.current?.focus()
  }
  return (
    <Inline gap="s4">
      {until === null ? null : (
        <CountdownRing left={left} whole={wait / second} shown={minutesLeft(left)} />
      )}
      <div ref={text} tabIndex={-1} role="timer">
        <Text>
          {isOver
            ? over
            : t(`blood-pressure-entry.timer.${which}`, { minutes: wait / (60 * second) })}
        </Text>
        {until === null || isOver ? null : <Text strong>{clockOf(left)}</Text>}
      </div>
      {until === null ? (
        <Button look="secondary" icon="clock" onClick={start}>
          {t('blood-pressure-entry.timer.start', { minutes: wait / (60 * second) })}
        </Button>
      ) : null}
    </Inline>
  )
}
