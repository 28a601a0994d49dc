import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { PageTabs } from '#ui/page-tabs/page-tabs.tsx'
import { PageHead } from '#ui/shell/shell-frame.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'

const tabs = ['all-logs'] as const
export type BloodSugarTab = (typeof tabs)[number]

/** The frame of every blood sugar page: title, tabs, and below them what the tab shows. */
export function BloodSugarPage({ tab, children }: { tab: BloodSugarTab; children: ReactNode }) {
  const t = useMessages()
  return (
    <Stack gap="s8">
      <div>
        <PageHead
          title={
            <Heading level={1} tabIndex={-1}>
              {t('blood-sugar.page.title')}
            </Heading>
          }
        />
        <PageTabs
          label={t('blood-sugar.tabs.label')}
          tabs={tabs.map(each => ({
            to: `/blood-sugar/${each}`,
            label: t(`blood-sugar.tabs.${each}`),
            shortLabel: t(`blood-sugar.tabs.${each}-short`),
            current: each === tab,
          }))}
        />
      </div>
      {children}
    </Stack>
  )
}
