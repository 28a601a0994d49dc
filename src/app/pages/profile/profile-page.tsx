import type { ReactNode } from 'react'
import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** The page of each tab. */
const tabs = {
  'account-settings': 'profileAccount',
  communications: 'profileCommunications',
  'health-profile': 'profileHealth',
  coverage: 'profileCoverage',
  payment: 'profilePayment',
} as const
export type ProfileTab = keyof typeof tabs
const tabNames = Object.keys(tabs) as ProfileTab[]

/** Layout of the profile pages: title, tabs and the content of the tab. */
export function ProfilePage({ tab, children }: { tab: ProfileTab; children: ReactNode }) {
  const t = useMessages()
  const pages = tabNames.map((each) => ({
    to: href(tabs[each]),
    label: t(`profile.tabs.${each}`),
    shortLabel: t(`profile.tabs.${each}-short`),
    current: each === tab,
  }))
  return (
    <PageFrame title={t('profile.title')} tabs={{ label: t('profile.tabs.label'), pages }}>
      {children}
    </PageFrame>
  )
}
