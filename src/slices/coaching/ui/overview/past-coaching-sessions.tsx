import type { CoachingSession } from '#vitals/model/care/coaching-sessions.ts'
import type { More } from '#platform/query/paged-query.ts'
import { Card } from '#ui/layout/card.tsx'
import { MorePages } from '#ui/feedback/query-state/load-more.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SessionRows } from './coaching-session-rows.tsx'
import type { Words } from '../use-coaching-words.ts'

/**
 * Sessions that are over, the latest first. Without `isWhole` a session could not be read, so
 * nothing is said of none.
 */
export function PastSessions({
  sessions,
  more,
  isWhole,
  words,
}: {
  sessions: readonly CoachingSession[]
  more: More
  isWhole: boolean
  words: Words
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
            <SessionRows sessions={sessions} words={words} />
            <MorePages shown={sessions.length} more={more} />
          </>
        )}
      </Stack>
    </Card>
  )
}
