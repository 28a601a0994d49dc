import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** The tabs of a reading area (area `readings`). */
export type VitalsTab = 'overview' | 'trends' | 'all-logs' | 'summary-report' | 'summary-reports'

/**
 * The layout of a page of readings: title, tabs below `path`, and the content of the tab. `label`
 * names the tabs.
 */
export function VitalsPage<Tab extends VitalsTab>({
  title,
  label,
  path,
  tabs,
  current,
  action,
  children,
}: {
  title: string
  label: string
  path: string
  tabs: readonly Tab[]
  current: Tab
  action?: ReactNode
  children: ReactNode
}) {
  const t = useMessages()
  const pages = tabs.map((tab) => ({
    to: `${path}/${tab}`,
    label: t(`readings.tabs.${tab}`),
    shortLabel: t(`readings.tabs.${tab}.short`),
    current: tab === current,
  }))
  return (
    <PageFrame title={title} action={action} tabs={{ label, pages }}>
      {children}
    </PageFrame>
  )
}
