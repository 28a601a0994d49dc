import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'

/** Tells members that all of their programs have ended, with a link to the consequences (2§6). */
export function EndedNotice() {
  const t = useMessages()
  return (
    <Stack gap="s6">
      <Banner
        tone="info"
        title={t('notifications.ended')}
        actions={
          <Link look="standalone" to={href('nonMemberAccountEnded')}>
            {t('notifications.ended.action')}
          </Link>
        }
      >
        {t('notifications.ended.text')}
      </Banner>
      {/* The gap below, as under the note of a link. */}
      <div />
    </Stack>
  )
}
