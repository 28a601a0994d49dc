import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { NoticePanel } from '#ui/feedback/notice-panel.tsx'

/** Shown when the selected conversation does not exist (1§2). */
export function NoCoachMatch({
  headingLevel,
  onBack,
}: {
  headingLevel: 2 | 3
  onBack: () => void
}) {
  const t = useMessages()
  return (
    <NoticePanel
      icon="search"
      headingLevel={headingLevel}
      title={t('chat.no-match.title')}
      action={
        <Button look="secondary" onClick={onBack}>
          {t('chat.back')}
        </Button>
      }
    >
      {t('chat.no-match.text')}
    </NoticePanel>
  )
}
