import { useMessages } from '#i18n/use-messages.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { ErrorPanel } from '../error-panel.tsx'
import { CallReference } from '../call-reference.tsx'
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
  const isRefused = failure._tag === 'NotAllowed' || failure._tag === 'Refused'
  return (
    <ErrorPanel
      title={title}
      support={support}
      retrying={retrying}
      onRetry={isRefused ? undefined : again}
    >
      <CallReference of={failure}>{text()}</CallReference>
    </ErrorPanel>
  )

  function text(): string {
    switch (failure._tag) {
      case 'Offline':
        return t('ui.failure.offline')
      case 'Unavailable':
      case 'TooMany':
        return withMessage(failure.said, t('ui.failure.later'))
      case 'ContractBroken':
        return t('ui.failure.unreadable')
      case 'SessionExpired':
        return withMessage(failure.said, t('ui.failure.session'))
      case 'NotAllowed':
      case 'Refused': {
        const words = refusalMessage(failure)
        return 'said' in words ? words.said : t(words.key)
      }
      default:
        return assertNever(failure)
    }
  }
}
