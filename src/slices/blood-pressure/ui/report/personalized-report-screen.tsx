import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
import { hasPassed } from '#platform/model/calendar-day.ts'
import type { None } from '#platform/model/parts/none.ts'
import { href } from '#platform/model/paths.ts'
import type { ChallengeStat } from '../../model/challenges.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useChallengeProgress } from '../../api/use-challenge-progress.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PageExplanations } from '#vitals/ui/figures/page-explanations.tsx'
import { PersonalizedReport } from './personalized-report.tsx'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The personalized report of the five-day check, or the progress before it opens. It opens with
 * five entries in the first challenge (USER-021).
 */
export function PersonalizedReportScreen() {
  const { today } = useToday()
  const { t } = useBloodPressureWords(today)
  return (
    <PageFrame
      title={t('blood-pressure.personal.title')}
      lead={t('blood-pressure.personal.lead')}
      back={{ to: href('bloodPressureSummary'), label: t('blood-pressure.personal.back') }}
    >
      <PageExplanations>
        <QueryBoundary
          read={useChallengeProgress(today)}
          loading={t('blood-pressure.personal.loading')}
          failed={t('blood-pressure.personal.failed')}
          support={supportCall}
          of="entries"
        >
          {(progress) => {
            switch (progress.state) {
              case 'none':
                return <NoCheck none={progress.none} />
              case 'unclear':
                return (
                  <Card>
                    <NoticePanel icon="heart-check" title={t('blood-pressure.personal.failed')}>
                      {t('blood-pressure.personal.unclear')}
                    </NoticePanel>
                  </Card>
                )
              case 'open':
                return <PersonalizedReport challenge={progress.challenge} />
              case 'running':
              case 'over':
                return <OnTheWay challenge={progress.challenge} />
            }
          }}
        </QueryBoundary>
      </PageExplanations>
    </PageFrame>
  )
}

function NoCheck({ none }: { none: None }) {
  const { today } = useToday()
  const { t } = useBloodPressureWords(today)
  return (
    <Card>
      <EmptyState
        none={none}
        icon="heart-check"
        title={t('blood-pressure.personal.none')}
        action={
          <ButtonLink look="secondary" to={href('bloodPressureMonitor')}>
            {t('blood-pressure.personal.how')}
          </ButtonLink>
        }
      >
        {t('blood-pressure.personal.none.text')}
      </EmptyState>
    </Card>
  )
}

function OnTheWay({
  challenge: { bloodPressureEntryCount: done, requiredEntryCount: needed, endDate },
}: {
  challenge: ChallengeStat
}) {
  const { today } = useToday()
  const words = useBloodPressureWords(today)
  const { t } = words
  const said = hasPassed(endDate, today)
    ? t('blood-pressure.personal.over', { day: words.day(endDate) })
    : t('blood-pressure.personal.wait', {
        left: Math.max(1, needed - done),
        day: words.day(endDate),
      })
  return (
    <Card surface="mist" aria-labelledby="blood-pressure-progress">
      <Stack gap="s4">
        <Heading level={2} id="blood-pressure-progress">
          {t('blood-pressure.personal.progress', { done, needed })}
        </Heading>
        <ProgressBar done={done} of={needed} />
        <Text reading>{said}</Text>
        <div>
          <ButtonLink look="secondary" to={href('bloodPressureMonitor')}>
            {t('blood-pressure.personal.how')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
