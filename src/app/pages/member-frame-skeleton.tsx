import { brandLogo, brandName } from '#platform/model/support-contact.ts'
import { visit } from '#session/startup/visit.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { BrandLogo } from '#ui/primitives/brand-logo.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShellFrame, ShellHeader } from '#ui/layout/shell-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'

/** The member's own frame with gray bars, while a session is restored at a private address. */
export function MemberFrameSkeleton() {
  const t = useMessages()
  return (
    <ShellFrame
      mainId="main"
      header={
        <ShellHeader
          skipLink={<SkipLink targetId="main">{t('common.skip')}</SkipLink>}
          start={<BrandLogo name={brandName} logo={brandLogo} />}
        />
      }
      {...(visit.isTeams ? {} : { sidebar: null })}
    >
      <LoadingStatus label={t('common.opening')}>
        <Stack gap="s4">
          <Skeleton width="12rem" height="2.25rem" />
          <Skeleton height="6.5rem" card />
          <Skeleton height="6.5rem" card />
          <Skeleton height="6.5rem" card />
        </Stack>
      </LoadingStatus>
    </ShellFrame>
  )
}
