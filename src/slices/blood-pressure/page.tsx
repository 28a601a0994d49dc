import type { ReactNode } from 'react'
import { useUserId } from '#gateway/user-id.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageTabs } from '#ui/page-tabs/page-tabs.tsx'
import { PageHead } from '#ui/shell/shell-frame.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageFailure } from './failure.tsx'

const tabs = ['overview', 'trends', 'all-logs'] as const
export type BloodPressureTab = (typeof tabs)[number]

/** The frame of every blood pressure page: title, tabs, and below them what the tab shows once the member is known. */
export function BloodPressurePage({ tab, children }: { tab: BloodPressureTab; children: (userId: string) => ReactNode }) {
  const t = useMessages()
  const userId = useUserId()
  return (
    <Stack gap="s8">
      <div>
        <PageHead
          title={
            <Heading level={1} tabIndex={-1}>
              {t('blood-pressure.page.title')}
            </Heading>
          }
        />
        <PageTabs
          label={t('blood-pressure.tabs.label')}
          tabs={tabs.map(each => ({
            to: `/blood-pressure/${each}`,
            label: t(`blood-pressure.tabs.${each}`),
            shortLabel: each === 'all-logs' ? t('blood-pressure.tabs.all-logs-short') : t(`blood-pressure.tabs.${each}`),
            current: each === tab,
          }))}
        />
      </div>
      {userId.state === 'pending' ? (
        <Pending label={t('blood-pressure.loading')}>
          <Skeleton height="26rem" card />
        </Pending>
      ) : userId.state === 'failed' ? (
        <PageFailure {...userId} />
      ) : (
        children(userId.data)
      )}
    </Stack>
  )
}
