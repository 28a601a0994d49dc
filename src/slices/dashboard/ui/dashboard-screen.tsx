import type { ReactNode } from 'react'
import { dayPartOf, hourIn } from '#platform/time/part-of-day.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#platform/time/use-now.ts'
import { usePrograms } from '#session/member/api/use-programs.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TileGrid, TilePlaceholder } from '#ui/data/tile-grid.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import * as styles from './dashboard.css.ts'
import { OtherPrograms } from './tiles/other-programs.tsx'
import { ProgramState } from './tiles/program-state.tsx'
import { programTiles, type ProgramTile } from './tiles/program-tiles.ts'

export type DashboardParts = {
  /** The care cards of dangerous readings; null without an area that can have one. */
  readonly urgent: ReactNode
  /** A care card leads: it replaces greeting, verdict, next step and privacy line. */
  readonly isUrgent: boolean
  /** One sentence of judgement. */
  readonly verdict: ReactNode
  readonly steps: ReactNode
  /** The coach panel; `null` without a coach. */
  readonly coach: ReactNode
  readonly privacy: ReactNode
  /** The menu that logs a reading. */
  readonly log: ReactNode
  readonly tiles: readonly ProgramTile[]
  /** One line for all tiles that failed. */
  readonly failures: ReactNode
  /** The tools below the tiles. */
  readonly tools: ReactNode
}

/** The tiles that are cards with large figures; the others are rows below. */
const leading = 3

/**
 * The first page after sign-in (decision 109): judgement, latest readings, next step, coach, and
 * what else is tracked. Other slices provide its parts, which load and fail independently.
 */
export function DashboardScreen(parts: DashboardParts) {
  const { isUrgent, urgent, failures, verdict, steps, coach, privacy, log, tools } = parts
  const t = useMessages()
  const programs = usePrograms()
  if (programs.state === 'pending') return <Pending />
  const { tiles, others } = programTiles(programs, parts.tiles)
  const [first, also] = [tiles.slice(0, leading), tiles.slice(leading)]
  return (
    <div className={styles.page}>
      {isUrgent ? (
        <VisuallyHidden>
          <Greeting />
        </VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <Greeting />
          <div className={styles.log}>{log}</div>
          {verdict}
        </div>
      )}
      {urgent}
      {failures}
      <section aria-labelledby="dashboard-programs" className={styles.programs}>
        <VisuallyHidden as="h2" id="dashboard-programs">
          {t('dashboard.programs.title')}
        </VisuallyHidden>
        <ProgramState read={programs} />
        {first.length === 0 ? null : <TileGrid>{first.map(({ tile }) => tile)}</TileGrid>}
        {others.length === 0 || tiles.length > 0 ? null : <OtherPrograms programs={others} />}
      </section>
      <div className={coach === null || isUrgent ? styles.one : styles.two}>
        {isUrgent ? null : steps}
        {coach}
      </div>
      {isUrgent ? null : privacy}
      {also.length === 0 ? null : (
        <section aria-label={t('dashboard.also')}>
          <TileGrid look="rows">{also.map(({ tile }) => tile)}</TileGrid>
        </section>
      )}
      {others.length === 0 || tiles.length === 0 ? null : <OtherPrograms programs={others} />}
      {tools}
    </div>
  )
}

/** The page's own shape while the programs load. */
function Pending() {
  const t = useMessages()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Greeting />
      </div>
      <LoadingStatus label={t('dashboard.programs.loading')}>
        <div className={styles.page}>
          <TileGrid>
            {[1, 2, 3].map((tile) => (
              <TilePlaceholder key={tile} name={null} />
            ))}
          </TileGrid>
          <div className={styles.two}>
            <Skeleton height="5.5rem" card />
            <Skeleton height="7.5rem" card />
          </div>
        </div>
      </LoadingStatus>
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
    <div className={styles.greeting}>
      <p className={styles.date}>{format.date(now, timeZone, 'weekday')}</p>
      <div className={styles.title}>
        <Heading level={1} tabIndex={-1}>
          {name === undefined
            ? t(`dashboard.greeting.${part}`)
            : t(`dashboard.greeting.named.${part}`, { name })}
        </Heading>
      </div>
    </div>
  )
}
