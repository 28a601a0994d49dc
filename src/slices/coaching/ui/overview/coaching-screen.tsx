import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { splitSessions } from '#vitals/model/care/coaching-sessions.ts'
import { useCoachingSessionPages } from '#vitals/api/care/coaching-queries.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { CoachingGuidePanel } from './coaching-guide-panel.tsx'
import { ScheduleCallPanel } from './schedule-call-panel.tsx'
import { NextCoachingSession } from './next-coaching-session.tsx'
import { PastCoachingSessions } from './past-coaching-sessions.tsx'
import { CareTeamPanel } from './care-team-panel.tsx'
import { useCoachingWords } from '../use-coaching-words.ts'

/** The next session, past sessions and the care team. */
export function CoachingScreen() {
  const words = useCoachingWords()
  const { t } = words
  const read = useCoachingSessionPages()
  const tabs = [
    { to: href('coaching'), label: t('coaching.tab.sessions'), current: true },
    { to: href('coachingGoals'), label: t('coaching.tab.goals'), current: false },
  ]
  return (
    <PageFrame
      title={t('coaching.title')}
      lead={t('coaching.lead')}
      tabs={{ label: t('coaching.tabs'), pages: tabs }}
    >
      <Columns>
        <QueryBoundary
          read={read}
          loading={t('coaching.loading')}
          failed={t('coaching.failed')}
          support={supportCall}
          bones={['12rem', '12rem']}
          of="entries"
        >
          {({ rows, more }, leftOut) => {
            const split = splitSessions(rows, words.now)
            return (
              <>
                <NextCoachingSession {...split} leftOut={leftOut} words={words} />
                <PastCoachingSessions
                  sessions={split.past}
                  more={more}
                  leftOut={leftOut}
                  words={words}
                />
              </>
            )
          }}
        </QueryBoundary>
        <Stack gap="s6">
          <CareTeamPanel words={words} />
          <ScheduleCallPanel words={words} />
          <CoachingGuidePanel words={words} />
        </Stack>
      </Columns>
    </PageFrame>
  )
}
