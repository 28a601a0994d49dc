import { NoneText } from '#ui/feedback/empty-state.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import type { CoachingSession } from '#vitals/model/care/coaching-sessions.ts'
import type { NextPage } from '#platform/query/paged-query.ts'
import { Card } from '#ui/layout/card.tsx'
import { LoadMore } from '#ui/feedback/query-state/load-more.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { CoachingSessionRows } from './coaching-session-rows.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

/** Past sessions, latest first; nothing while one that could not be read may be past. */
export function PastCoachingSessions({
  sessions,
  more,
  leftOut,
  words,
}: {
  sessions: readonly CoachingSession[]
  more: NextPage
  leftOut: number
  words: CoachingWords
}) {
  const isNone = sessions.length === 0 && more.state === 'none'
  const none = noneOf(sessions, leftOut)
  if (isNone && none === null) return null
  return (
    <Card>
      <Stack gap="s4">
        <Heading level={2} look="h3">
          {words.t('coaching.past')}
        </Heading>
        {isNone ? (
          <NoneText none={none}>{words.t('coaching.past.none')}</NoneText>
        ) : (
          <>
            <CoachingSessionRows sessions={sessions} words={words} />
            <LoadMore shown={sessions.length} more={more} />
          </>
        )}
      </Stack>
    </Card>
  )
}
