import { useEffect, useRef } from 'react'
import type { PasswordProblem } from '#session/auth/model/password-problem.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/**
 * The password rules of the server that a new password breaks (2§5). It takes the focus after each
 * attempt.
 */
export function ChangePasswordRules({
  problem: { title, messages },
  attempt,
}: {
  problem: PasswordProblem
  attempt: number
}) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempt])
  return (
    <Banner ref={box} tabIndex={-1} tone="critical" headingLevel={3} live="alert" title={t(title)}>
      <ul role="list">
        {messages.map((message) => (
          <li key={message}>{t(message)}</li>
        ))}
      </ul>
    </Banner>
  )
}
