import type { ReactNode } from 'react'
import { dayPartOf, hourIn } from '#domain/day-part.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-now.ts'
import { usePrograms } from '#gateway/programs.queries.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { StepsBone } from '#ui/step/steps-bone.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import * as styles from './dashboard.css.ts'
import { Programs, type ProgramTile } from './programs.tsx'

/**
 * The first page after sign-in: a greeting, what to do next, and the member's programs. Tiles and steps are brought by the slices
 * that know them; each waits, fails and recovers alone.
 */
export function DashboardScreen({ steps, tiles }: { steps: ReactNode; tiles: readonly ProgramTile[] }) {
  const t = useMessages()
  const programs = usePrograms()
  return (
    <div className={styles.page}>
      <Greeting />
      {programs.state === 'pending' ? (
        // Nothing that comes later may push away what is read already: until the programs are known, only bones stand below.
        <Pending label={t('dashboard.programs.loading')}>
          <Stack gap="s10">
            <StepsBone />
            <Skeleton height="18rem" card />
          </Stack>
        </Pending>
      ) : (
        <>
          {steps}
          <Programs read={programs} tiles={tiles} />
        </>
      )}
    </div>
  )
}

/** By the clock where the member sits. Her name comes when it is known; without it the greeting stands by itself. */
function Greeting() {
  const t = useMessages()
  const format = useFormat()
  const now = useNow()
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const name = useInitialAnswers().personal.value?.firstName
  const part = dayPartOf(hourIn(timeZone, now))
  return (
    <Stack gap="s1">
      <Text tone="muted">{format.date(now, timeZone, 'weekday')}</Text>
      <Heading level={1} look="display" tabIndex={-1}>
        {name === undefined ? t(`dashboard.greeting.${part}`) : t(`dashboard.greeting.named.${part}`, { name })}
      </Heading>
    </Stack>
  )
}
