import type { Failure } from '#gateway/failure.ts'
import { support } from '#domain/contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { assertNever } from '#kit/assert-never.ts'
import { ErrorPanel } from '#ui/state/error-panel.tsx'

/** A part that could not be read: what happened in plain words, that the data is safe, and the way on. Stands in a card. */
export function FailurePanel({ failure, again, trying }: { failure: Failure; again: () => void; trying: boolean }) {
  const t = useMessages()
  const frame = { title: t('blood-sugar.failed.title'), retrying: trying, support: { label: support.phone, href: support.dial } }
  switch (failure._tag) {
    case 'Offline':
      return (
        <ErrorPanel {...frame} onRetry={again}>
          {t('blood-sugar.failed.offline')}
        </ErrorPanel>
      )
    case 'Unavailable':
    case 'TooMany':
      return (
        <ErrorPanel {...frame} onRetry={again}>
          {t('blood-sugar.failed.later')}
        </ErrorPanel>
      )
    case 'ContractBroken':
      return (
        <ErrorPanel {...frame} onRetry={again}>
          {t('blood-sugar.failed.unreadable')}
        </ErrorPanel>
      )
    case 'SessionExpired':
      return <ErrorPanel {...frame}>{t('blood-sugar.failed.session')}</ErrorPanel>
    case 'NotAllowed':
    case 'Refused':
      return <ErrorPanel {...frame}>{failure.said ?? t('blood-sugar.failed.refused')}</ErrorPanel>
    default:
      return assertNever(failure)
  }
}
