import type { CoachingSession } from '#vitals/model/care/coaching-sessions.ts'
import type { NextPage } from '#platform/query/paged-query.ts'
import { Card } from '#ui/layout/card.tsx'
import { LoadMore } from '#ui/feedback/query-state/load-more.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { CoachingSessionRows } from './coaching-session-rows.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

/**
 * Past sessions, latest first. Without `isWhole` a session failed to parse, so the empty state is
 * not shown.
 */
export function PastCoachingSessions({
  sessions,
  more,
  isWhole,
  words,
}: {
  sessions: readonly CoachingSession[]
  more: NextPage
  isWhole: boolean
  words: CoachingWords
}) {
  const isNone = sessions.length === 0 && more.state === 'none'
  if (isNone && !isWhole) return null
  return (
    <Card>
      <Stack gap="s4">
        <Heading level={2} look="h3">
          {words.t('coaching.past')}
        </Heading>
        {isNone ? (
          <Text tone="secondary">{words.t('coaching.past.none')}</Text>
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
