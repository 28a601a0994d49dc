import { bloodPressureEdges } from '#domain/blood-pressure.ts'
import type { BloodPressureStatistics } from '#domain/blood-pressure-statistics.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toned } from '#ui/status-mark/tone.css.ts'
import { Heading } from '#ui/text/heading.tsx'
import { CategoryMark } from './category-mark.tsx'
import { categoryLook } from './category-look.ts'
import * as styles from './trends.css.ts'
import type { Words } from './use-words.ts'

/** How many readings lie in each category; the bar is the same number again. */
export function CategoryBars({ statistics: { byCategory, count }, words }: { statistics: BloodPressureStatistics; words: Words }) {
  return (
    <Stack as="section" gap="s3" aria-labelledby="blood-pressure-bars">
      <Heading level={2} id="blood-pressure-bars">
        {words.t('blood-pressure.bars.title')}
      </Heading>
      <ul role="list">
        {bloodPressureEdges.map(edges => (
          <li key={edges.category} className={styles.bars}>
            <CategoryMark category={edges.category} />
            <span className={styles.barLimits}>{words.limits(edges)}</span>
            <svg className={`${styles.bar} ${toned[categoryLook[edges.category].tone]}`} aria-hidden="true" focusable="false">
              <rect width="100%" height="12" rx="6" className={styles.track} />
              {byCategory[edges.category] === 0 ? null : <rect width={`${(byCategory[edges.category] / count) * 100}%`} height="12" rx="6" className={styles.fill} />}
            </svg>
            <span className={styles.barCount}>
              <RichMessage id="blood-pressure.bars.count" values={{ count: byCategory[edges.category], total: count }} components={{ 0: <strong className={styles.barFigure} /> }} />
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
