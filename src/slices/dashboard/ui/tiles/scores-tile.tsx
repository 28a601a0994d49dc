import { isUnreadable } from '#platform/model/parts/part.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { StaticTile } from '#ui/data/static-tile.tsx'
import * as styles from './scores-tile.css.ts'

/**
 * The cardiometabolic scores by pillar (KID-003), without a rating, since the specification defines
 * none. A list item; renders nothing without a score.
 */
export function ScoresTile() {
  const t = useMessages()
  const days = useDayFormat()
  const { items: scores, leftOut } = useInitialAnswers().scores.value ?? { items: [], leftOut: 0 }
  const latest = scores
    .map(({ timestamp }) => timestamp)
    .toSorted()
    .at(-1)
  if (latest === undefined) return null
  return (
    <StaticTile icon="shield" name={t('dashboard-more.scores')}>
      <ul role="list" className={styles.rows}>
        {scores.map(({ pillar, score }) => (
          <li key={rawOf(pillar)} className={styles.row}>
            <Text as="span" look="small">
              {t(
                isUnknown(pillar)
                  ? 'dashboard-more.pillar.unknown'
                  : `dashboard-more.pillar.${pillar}`,
              )}
            </Text>
            <span className={styles.score}>
              <Text as="span" look="small" strong>
                {score === null
                  ? t('dashboard-more.scores.none')
                  : isUnreadable(score)
                    ? t('ui.unreadable')
                    : t('dashboard-more.scores.of', { score })}
              </Text>
            </span>
            <svg
              className={styles.bar}
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              {score === null || isUnreadable(score) ? null : <rect width={score} height="4" />}
            </svg>
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
