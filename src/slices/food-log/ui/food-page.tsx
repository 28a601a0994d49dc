import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

const tabs = ['overview', 'insights'] as const
export const foodPath = {
  overview: '/food/overview',
  log: '/food/log',
  entry: (id: string) => `/food/log/${id}`,
} as const

/** The layout of the food pages: title, tabs and the link to add an entry. */
export function FoodPage({ tab, children }: { tab: (typeof tabs)[number]; children: ReactNode }) {
  const t = useMessages()
  return (
    <PageFrame
      title={t('food-log.title')}
      action={
        <ButtonLink to={foodPath.log} icon="plus">
          {t('food-log.log')}
        </ButtonLink>
      }
      tabs={{
        label: t('food-log.tabs'),
        pages: tabs.map((each) => ({
          to: `/food/${each}`,
          label: t(`food-log.tab.${each}`),
          current: each === tab,
        })),
      }}
    >
      {children}
    </PageFrame>
  )
}
