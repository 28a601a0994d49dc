import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { support, supportCall } from '#platform/model/support-contact.ts'
import { isPendingMember, type Program } from '#session/member/model/programs.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { CallReference } from '#ui/feedback/call-reference.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** What to know about the list of programs itself: failed, empty, not started, or incomplete. */
export function ProgramState({
  read,
}: {
  read: Exclude<QueryState<readonly Program[]>, { state: 'pending' }>
}) {
  const t = useMessages()
  const call = (
    <PlainLink look="standalone" href={support.dial}>
      {t('common.call', { phone: support.phone })}
    </PlainLink>
  )
  if (read.state === 'failed') {
    return (
      <Card>
        <ErrorPanel
          title={t('dashboard.programs.failed')}
          headingLevel={3}
          onRetry={read.again}
          retrying={read.retrying}
          support={supportCall}
        >
          <CallReference of={read.failure}>
            {t(
              read.failure._tag === 'Offline'
                ? 'ui.failure.offline'
                : 'dashboard.programs.failed.text',
            )}
          </CallReference>
        </ErrorPanel>
      </Card>
    )
  }
  const programs = read.data.filter(({ status }) => status !== 'INACTIVE')
  if (programs.length === 0) {
    return (
      <Card>
        <EmptyState
          none={noneOf(programs, read.leftOut)}
          icon="heart-check"
          title={t('dashboard.programs.none')}
          headingLevel={3}
          action={call}
        >
          {t('dashboard.programs.none.text')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      {isPendingMember(programs) ? (
        <Card>
          <NoticePanel
            icon="clock"
            title={t('dashboard.programs.waiting')}
            headingLevel={3}
            action={call}
          >
            {t('dashboard.programs.waiting.text')}
          </NoticePanel>
        </Card>
      ) : null}
      {read.leftOut === undefined ? null : (
        <Text tone="secondary">{t('ui.left-out.entries', { count: read.leftOut })}</Text>
      )}
    </>
  )
}
