import type { PasswordProblem } from '#session/auth/model/password-problem.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { StatusText } from '../status-text.tsx'
import * as styles from '../sign-in.css.ts'

/**
 * The password rules of the server that a password breaks (2§5): one message, or a title with a
 * list.
 */
export function ResetPasswordRules({ problem: { title, messages } }: { problem: PasswordProblem }) {
  const t = useMessages()
  return (
    <StatusText>
      <Banner tone="critical" headingLevel={2} live="alert" title={t(title)}>
        {messages.length === 1 ? (
          messages.map((message) => t(message))
        ) : (
          <ul className={styles.rules}>
            {messages.map((message) => (
              <li key={message}>{t(message)}</li>
            ))}
          </ul>
        )}
      </Banner>
    </StatusText>
  )
}
