import type { None } from '#platform/model/parts/none.ts'
import { support, supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PlainLink } from '../navigation/link.tsx'
import { Text } from '../primitives/text.tsx'
import { NoticePanel, type Notice } from './notice-panel.tsx'

/**
 * An empty state inside a card: the content that will appear, and one action. `none` is the proof
 * that the server said that there is nothing; without it the panel says that a part could not be
 * read.
 */
export function EmptyState({ none, ...notice }: Notice & { none: None | null }) {
  return none === null ? (
    <UnreadableState icon={notice.icon} headingLevel={notice.headingLevel} />
  ) : (
    <NoticePanel {...notice} />
  )
}

/** A panel for an answer that could not be read: it says so and names the support phone. */
export function UnreadableState({
  icon,
  headingLevel,
}: {
  icon: Notice['icon']
  headingLevel?: Notice['headingLevel'] | undefined
}) {
  const t = useMessages()
  return (
    <NoticePanel
      icon={icon}
      title={t('ui.unreadable.title')}
      headingLevel={headingLevel}
      action={
        <PlainLink look="standalone" href={supportCall.href}>
          {t('common.call', { phone: support.phone })}
        </PlainLink>
      }
    >
      {t('ui.unreadable.text')}
    </NoticePanel>
  )
}

/**
 * A sentence that there is none, where an `EmptyState` has no room. Without the proof it says
 * nothing, because the note about rows that could not be read stands beside it.
 */
export function NoneText({ none, children }: { none: None | null; children: string }) {
  return none === null ? null : <Text tone="secondary">{children}</Text>
}
