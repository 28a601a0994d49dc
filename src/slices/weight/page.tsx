import type { ReactNode } from 'react'
import { supportCall } from '#domain/contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { AreaPage } from '#ui/page/area-page.tsx'
import { Shown, type ReadState } from '#ui/read/shown.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

const tabs = ['overview', 'trends', 'all-logs', 'summary-report'] as const

/** The frame of every weight page. */
export function WeightPage({ tab, action, children }: { tab: (typeof tabs)[number]; action?: ReactNode; children: ReactNode }) {
  const t = useMessages()
  return (
    <AreaPage title={t('weight.page.title')} label={t('weight.tabs.label')} path="/weight" tabs={tabs} current={tab} action={action}>
      {children}
    </AreaPage>
  )
}

/** What is read of the weight, in each of its states. */
export function WeightRead<Data>({ read, children }: { read: ReadState<Data>; children: (data: Data) => ReactNode }) {
  const t = useMessages()
  return (
    <Shown read={read} loading={t('readings.loading')} failed={t('weight.failed.title')} support={supportCall} bones={['15rem', '30rem']}>
      {children}
    </Shown>
  )
}

/** Nobody has been weighed yet: how the first reading comes. */
export function NoWeight() {
  const t = useMessages()
  return (
    <Card>
      <EmptyState icon="scale" title={t('readings.empty.title')} action={<ButtonLink to="/weight/get-started">{t('weight.empty.start')}</ButtonLink>}>
        {t('weight.empty.text')}
      </EmptyState>
    </Card>
  )
}
