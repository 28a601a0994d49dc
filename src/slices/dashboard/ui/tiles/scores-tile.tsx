import { isUnreadable } from '#platform/model/parts/part.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { type Score, useScores } from '../../api/use-scores.ts'
import { Text } from '#ui/primitives/text.tsx'
import * as styles from '../dashboard.css.ts'
import { StaticTile } from '#ui/data/static-tile.tsx'

/**
 * The cardiometabolic scores by pillar (KID-003), without a rating, since the specification defines
 * none. The row says the scale and that the coach can explain it. Without scores there is no row.
 */
export function ScoresTile() {
  const t = useMessages()
  const read = useScores()
  const name = t('dashboard-more.name.scores')
  return (
    <TileQueryState
      {...{ read, name }}
      loading={t('dashboard.tile.loading')}
      title={t('dashboard-more.scores.failed')}
      support={supportCall}
    >
      {(scores, _, leftOut) => <Scores {...{ name, scores, leftOut }} />}
    </TileQueryState>
  )
}

function Scores({
  name,
  scores,
  leftOut,
}: {
  name: string
  scores: readonly Score[]
  leftOut: number
}) {
  const t = useMessages()
  const days = useDayFormat()
  const latest = scores
    .map(({ timestamp }) => timestamp)
    .toSorted()
    .at(-1)
  if (latest === undefined) return null
  return (
    <StaticTile icon="shield" name={name}>
      <ul role="list" className={styles.scores}>
        {scores.map(({ pillar, score }) => (
          <li key={rawOf(pillar)}>
            <Text as="span" look="small">
              {t('dashboard-more.scores.row', {
                pillar: t(
                  isUnknown(pillar)
                    ? 'dashboard-more.pillar.unknown'
                    : `dashboard-more.pillar.${pillar}`,
                ),
                score:
                  score === null
                    ? t('dashboard-more.scores.none')
                    : isUnreadable(score)
                      ? t('ui.unreadable')
                      : t('dashboard-more.scores.of', { score }),
              })}
            </Text>
          </li>
        ))}
      </ul>
      {leftOut === 0 ? null : (
        <Text look="small">{t('ui.left-out.entries', { count: leftOut })}</Text>
      )}
      <Text look="small" tone="muted">
        {t('dashboard-more.scores.when', { day: days.within(latest) })}
      </Text>
    </StaticTile>
  )
}
