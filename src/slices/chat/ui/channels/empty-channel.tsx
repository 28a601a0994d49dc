import type { None } from '#platform/model/parts/none.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import * as styles from '../panel/chat.css.ts'

/** Shown to members without a message to a coach (1§4). */
export function EmptyChannel({ none }: { none: None | null }) {
  const t = useMessages()
  return (
    <div className={styles.pad}>
      <EmptyState none={none} icon="chat" title={t('chat.new.title')} headingLevel={3}>
        {t('chat.new.intro')}
      </EmptyState>
    </div>
  )
}
