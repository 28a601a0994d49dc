import { useMessages } from '#i18n/use-messages.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { ErrorPanel } from '../error-panel.tsx'
import type { FailedQuery, FailureContext } from './failed-query.ts'
import { refusalMessage, withMessage } from './refusal-message.ts'

/**
 * The failure of one part inside a card: the cause in plain language, that data is safe, and a
 * retry.
 */
export function QueryFailurePanel({
  failure,
  again,
  retrying,
  title,
  support,
}: FailedQuery & FailureContext) {
  const t = useMessages()
  const frame = { title, support, retrying }
  switch (failure._tag) {
    case 'Offline':
      return (
        <ErrorPanel {...frame} onRetry={again}>
          {t('ui.failure.offline')}
        </ErrorPanel>
      )
    case 'Unavailable':
    case 'TooMany':
      return (
        <ErrorPanel {...frame} onRetry={again}>
          {withMessage(failure.said, t('ui.failure.later'))}
        </ErrorPanel>
      )
    case 'ContractBroken':
      return (
        <ErrorPanel {...frame} onRetry={again}>
          {t('ui.failure.unreadable')}
        </ErrorPanel>
      )
    case 'SessionExpired':
      return (
        <ErrorPanel {...frame} onRetry={again}>
          {withMessage(failure.said, t('ui.failure.session'))}
        </ErrorPanel>
      )
    case 'NotAllowed':
    case 'Refused': {
      const words = refusalMessage(failure)
      return <ErrorPanel {...frame}>{'said' in words ? words.said : t(words.key)}</ErrorPanel>
    }
    default:
      return assertNever(failure)
  }
}
