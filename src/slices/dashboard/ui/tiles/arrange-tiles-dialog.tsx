import { useState } from 'react'
import { type DashboardTile, moved } from '../../model/tile-order.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'

type ArrangeProps = {
  readonly order: readonly DashboardTile[]
  readonly shown: readonly DashboardTile[]
  readonly onMove: (order: readonly DashboardTile[]) => void
  readonly onClose: () => void
}

/**
 * Moves tiles up and down with buttons and announces each move. The page behind updates at once.
 */
export function ArrangeTilesDialog({ order, shown, onMove, onClose }: ArrangeProps) {
  const t = useMessages()
  const [said, say] = useState('')
  const seen = order.filter((tile) => shown.includes(tile))
  const move = (tile: DashboardTile, by: -1 | 1) => {
    const next = moved(order, shown, tile, by)
    onMove(next)
    say(
      t('dashboard-more.arrange.moved', {
        name: t(`dashboard-more.name.${tile}`),
        place: next.filter((one) => shown.includes(one)).indexOf(tile) + 1,
        count: seen.length,
      }),
    )
  }
  return (
    <Dialog
      open
      title={t('dashboard-more.arrange.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('dashboard-more.arrange.done')}</Button>}
    >
      <Text>{t('dashboard-more.arrange.text')}</Text>
      <List label={t('dashboard-more.arrange.title')}>
        {seen.map((tile, at) => {
          const name = t(`dashboard-more.name.${tile}`)
          return (
            <ListRow
              key={tile}
              title={name}
              end={
                <Inline gap="s1" noWrap>
                  <IconButton
                    icon="arrow-up"
                    label={t('dashboard-more.arrange.up', { name })}
                    unavailable={at === 0}
                    onClick={() => move(tile, -1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    label={t('dashboard-more.arrange.down', { name })}
                    unavailable={at === seen.length - 1}
                    onClick={() => move(tile, 1)}
                  />
                </Inline>
              }
            />
          )
        })}
      </List>
      <VisuallyHidden as="p" role="status">
        {said}
      </VisuallyHidden>
    </Dialog>
  )
}
