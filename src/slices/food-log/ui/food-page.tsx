import type { ReactNode } from 'react'
import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'

/** The page of each tab. */
const tabs = { overview: 'foodOverview', insights: 'foodInsights' } as const
type FoodTab = keyof typeof tabs
const tabNames = Object.keys(tabs) as FoodTab[]

/** The layout of the food pages: title, tabs and the link to add an entry. */
export function FoodPage({ tab, children }: { tab: FoodTab; children: ReactNode }) {
  const t = useMessages()
  return (
    <PageFrame
      title={t('food-log.title')}
      action={
        <ButtonLink to={href('foodLog')} icon="plus">
          {t('food-log.log')}
        </ButtonLink>
      }
      tabs={{
        label: t('food-log.tabs'),
        pages: tabNames.map((each) => ({
          to: href(tabs[each]),
          label: t(`food-log.tab.${each}`),
          current: each === tab,
        })),
      }}
    >
      {children}
    </PageFrame>
  )
}
