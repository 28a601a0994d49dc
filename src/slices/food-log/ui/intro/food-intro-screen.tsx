import { href } from '#platform/model/paths.ts'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { NextStepItem } from '#ui/data/next-step-item.tsx'

const points: readonly (readonly [1 | 2 | 3 | 4, IconName])[] = [
  [1, 'pencil'],
  [2, 'chart'],
  [3, 'leaf'],
  [4, 'target'],
]

/** The benefits of the food log in four steps. */
export function FoodIntroScreen() {
  const t = useMessages()
  return (
    <PageFrame title={t('food-log.intro.title')} lead={t('food-log.intro.lead')}>
      <Stack gap="s6">
        <Card surface="mist" ripples="small">
          <ul role="list">
            {points.map(([point, icon]) => (
              <NextStepItem
                key={point}
                icon={icon}
                isDone={false}
                title={t(`food-log.intro.${point}.title`)}
                detail={t(`food-log.intro.${point}.text`)}
              />
            ))}
          </ul>
        </Card>
        <Inline gap="s3">
          <ButtonLink to={href('foodLog')} icon="plus">
            {t('food-log.intro.start')}
          </ButtonLink>
          <ButtonLink look="secondary" to={href('foodOverview')}>
            {t('food-log.intro.look')}
          </ButtonLink>
        </Inline>
      </Stack>
    </PageFrame>
  )
}
