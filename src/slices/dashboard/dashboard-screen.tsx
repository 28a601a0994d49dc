import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Heading } from '#ui/text/heading.tsx'

export function DashboardScreen(_: { tiles: Record<string, ReactNode> }) {
  const t = useMessages()
  return <Heading level={1}>{t('shell.page.dashboard')}</Heading>
}
