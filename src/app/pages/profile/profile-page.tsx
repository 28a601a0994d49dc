import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'

const tabs = [
  'account-settings',
  'communications',
  'health-profile',
  'coverage',
  'payment',
] as const
export type ProfileTab = (typeof tabs)[number]

/** Layout of the profile pages: title, tabs and the content of the tab. */
export function ProfilePage({ tab, children }: { tab: ProfileTab; children: ReactNode }) {
  const t = useMessages()
  const pages = tabs.map((each) => ({
    to: `/profile-preferences/${each}`,
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
