import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { Fragment, type ReactNode } from 'react'
import { support, supportCall } from '#platform/model/support-contact.ts'
import { isPendingMember, type Program, type ProgramName } from '#session/member/model/programs.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { DeferUntilVisible } from '#ui/layout/defer-until-visible.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TileGrid, TilePlaceholder } from '#ui/data/tile-grid.tsx'
import * as styles from '../dashboard.css.ts'
import { OtherPrograms } from './other-programs.tsx'

/** The tile of a slice for its programs. `tile` is a list item; `name` labels it while it loads. */
export type ProgramTile = {
  readonly key: string
  readonly name: string | null
  readonly programs: readonly ProgramName[]
  readonly tile: ReactNode
}

type ProgramsProps = {
  readonly read: Exclude<QueryState<readonly Program[]>, { state: 'pending' }>
  readonly tiles: readonly ProgramTile[]
  readonly tools?: ReactNode
}

/** The member's programs: a tile for each with pages, a line for each other one. */
export function ProgramTiles({ read, tiles, tools }: ProgramsProps) {
  const t = useMessages()
  return (
    <section aria-labelledby="dashboard-programs">
      <Stack gap="s5">
        <div className={styles.bar}>
          <Heading level={2} id="dashboard-programs">
            {t('dashboard.programs.title')}
          </Heading>
          {tools}
        </div>
        <ProgramList read={read} tiles={tiles} />
      </Stack>
    </section>
  )
}

function ProgramList({ read, tiles }: ProgramsProps) {
  const t = useMessages()
  const call = (
    <PlainLink look="standalone" href={support.dial}>
      {t('common.call', { phone: support.phone })}
    </PlainLink>
  )
  if (read.state === 'failed') {
    return (
      <Card>
        <ErrorPanel
          title={t('dashboard.programs.failed')}
          headingLevel={3}
          onRetry={read.again}
          retrying={read.retrying}
          support={supportCall}
        >
          {t(
            read.failure._tag === 'Offline'
              ? 'ui.failure.offline'
              : 'dashboard.programs.failed.text',
          )}
        </ErrorPanel>
      </Card>
    )
  }
  const programs = read.data.filter(({ status }) => status !== 'INACTIVE')
  if (programs.length === 0) {
    return (
      <Card>
        <EmptyState
          none={noneOf(programs, read.leftOut)}
          icon="heart-check"
          title={t('dashboard.programs.none')}
          headingLevel={3}
          action={call}
        >
          {t('dashboard.programs.none.text')}
        </EmptyState>
      </Card>
    )
  }
  const isActive = ({ name, status }: Program, names: readonly ProgramName[]) =>
    status === 'ACTIVE' && name !== null && names.includes(name)
  const others = programs.filter(
    (program) => !tiles.some((tile) => isActive(program, tile.programs)),
  )
  return (
    <>
      {isPendingMember(programs) ? (
        <Card>
          <NoticePanel
            icon="clock"
            title={t('dashboard.programs.waiting')}
            headingLevel={3}
            action={call}
          >
            {t('dashboard.programs.waiting.text')}
          </NoticePanel>
        </Card>
      ) : null}
      {tiles.length > 0 ? (
        <DeferUntilVisible
          room={
            <TileGrid>
              {tiles.map(({ key, name }) => (
                <TilePlaceholder key={key} name={name} />
              ))}
            </TileGrid>
          }
        >
          <TileGrid>
            {tiles.map(({ key, tile }) => (
              <Fragment key={key}>{tile}</Fragment>
            ))}
          </TileGrid>
        </DeferUntilVisible>
      ) : null}
      {read.leftOut === undefined ? null : (
        <Text tone="secondary">{t('ui.left-out.entries', { count: read.leftOut })}</Text>
      )}
      {others.length > 0 ? <OtherPrograms programs={others} hasTiles={tiles.length > 0} /> : null}
    </>
  )
}
