import { useState } from 'react'
import type { CoachingSession } from '#domain/coaching-sessions.ts'
import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ShowMore } from '#ui/table/show-more.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { SessionRows } from './session-rows.tsx'
import type { Words } from './use-words.ts'

const step = 5

/** Sessions that are over, the latest first. Without `isWhole` a session could not be read, so nothing is said of none. */
export function PastSessions({ sessions, isWhole, words }: { sessions: readonly CoachingSession[]; isWhole: boolean; words: Words }) {
  const [shown, setShown] = useState(step)
  if (sessions.length === 0 && !isWhole) return null
  return (
    <Card>
      <Stack gap="s4">
        <Heading level={2} look="h3">{words.t('coaching.past')}</Heading>
        {sessions.length === 0 ? <Text tone="secondary">{words.t('coaching.past.none')}</Text> : (
          <>
            <SessionRows sessions={sessions.slice(0, shown)} words={words} />
            {sessions.length > step ? <ShowMore shown={Math.min(shown, sessions.length)} total={sessions.length} step={step} onMore={() => setShown(shown + step)} /> : null}
          </>
        )}
      </Stack>
    </Card>
  )
}
