import { supportCall } from '#domain/contact.ts'
import { splitSessions } from '#domain/coaching-sessions.ts'
import { useCoachingSessionPages } from '#gateway/coaching.queries.ts'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Columns } from '#ui/stack/columns.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { LaunchPanel } from './launch-panel.tsx'
import { NextSession } from './next-session.tsx'
import { PastSessions } from './past-sessions.tsx'
import { coachingPath } from './paths.ts'
import { TeamPanel } from './team-panel.tsx'
import { useWords } from './use-words.ts'

/** The next session and those before it, and who is there for the member. */
export function CoachingScreen() {
  const words = useWords()
  const { t } = words
  const read = useCoachingSessionPages()
  const tabs = [
    { to: coachingPath.sessions, label: t('coaching.tab.sessions'), current: true },
    { to: coachingPath.goals, label: t('coaching.tab.goals'), current: false },
  ]
  return (
    <PageFrame
      title={t('coaching.title')}
      lead={t('coaching.lead')}
      tabs={{ label: t('coaching.tabs'), pages: tabs }}
    >
      <Columns>
        <Shown
          read={read}
          loading={t('coaching.loading')}
          failed={t('coaching.failed')}
          support={supportCall}
          bones={['12rem', '12rem']}
          of="entries"
        >
          {({ rows, more }) => {
            const split = splitSessions(rows, words.now)
            const isWhole = read.state === 'ready' && !read.leftOut
            return (
              <>
                <NextSession {...split} isWhole={isWhole} words={words} />
                <PastSessions sessions={split.past} more={more} isWhole={isWhole} words={words} />
              </>
            )
          }}
        </Shown>
        <Stack gap="s6">
          <TeamPanel words={words} />
          <LaunchPanel words={words} />
          <GuidePanel words={words} />
        </Stack>
      </Columns>
    </PageFrame>
  )
}
