import type { ReactNode } from 'react'
import { dayPartOf, hourIn } from '#platform/model/part-of-day.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { useNow } from '#platform/time/use-now.ts'
import { usePrograms } from '#session/member/api/use-programs.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NextStepsSkeleton } from '#ui/data/next-steps-skeleton.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { media } from '#ui/tokens/tokens.ts'
import * as styles from './dashboard.css.ts'
import { ProgramTiles, type ProgramTile } from './tiles/program-tiles.tsx'
import { useNextStepCount } from './next-steps/use-next-step-count.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

export type DashboardParts = {
  /** The weekly changes, at most one sentence for each area. */
  readonly changes: ReactNode
  readonly areas: 0 | 1 | 2 | 3
  /** The care cards of urgent readings, directly below the greeting. */
  readonly urgent: ReactNode
  readonly steps: ReactNode
  /** The coach panel; `null` without a coach. */
  readonly coach: ReactNode
  /** The link that logs a reading. */
  readonly log: ReactNode
  readonly tiles: readonly ProgramTile[]
  /** The tools next to the title of the tiles. */
  readonly tools: ReactNode
}

/**
 * The first page after sign-in: greeting, changes, next steps, coach and programs. Other slices
 * provide its parts, which load and fail independently. Each part reserves its space, so that the
 * layout does not shift.
 */
export function DashboardScreen({
  changes,
  areas,
  urgent,
  steps,
  coach,
  log,
  tiles,
  tools,
}: DashboardParts) {
  const t = useMessages()
  const programs = usePrograms()
  const isPhone = useMedia(media.phone)
  const { room } = useNextStepCount()
  if (programs.state === 'pending') {
    return (
      <div className={styles.page}>
        <Greeting />
        <LoadingStatus label={t('dashboard.programs.loading')}>
          <Stack gap="s10">
            <NextStepsSkeleton room={room} />
            <Skeleton height="18rem" card />
          </Stack>
        </LoadingStatus>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Stack gap="s2">
          <Greeting />
          {urgent}
          {areas === 0 ? null : <p className={styles.lead[areas]}>{changes}</p>}
        </Stack>
        <div className={styles.log}>{log}</div>
      </div>
      <div className={coach === null || isPhone ? styles.rows : styles.first}>
        {steps}
        {isPhone ? null : coach}
      </div>
      <ProgramTiles read={programs} tiles={tiles} tools={tools} />
      {isPhone ? coach : null}
    </div>
  )
}

/** The greeting by the local clock; the name is added once it is loaded. */
function Greeting() {
  const t = useMessages()
  const format = useFormat()
  const now = useNow()
  const timeZone = memberTimeZone()
  const name = useInitialAnswers().personal.value?.firstName
  const part = dayPartOf(hourIn(timeZone, now))
  return (
    <Stack gap="s1">
      <Text tone="muted">{format.date(now, timeZone, 'weekday')}</Text>
      <Heading level={1} look="display" tabIndex={-1}>
        {name === undefined
          ? t(`dashboard.greeting.${part}`)
          : t(`dashboard.greeting.named.${part}`, { name })}
      </Heading>
    </Stack>
  )
}
