import {
  bloodPressureEdges,
  categorize,
  type Pressure,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { toned } from '#ui/tokens/tone.css.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Heading } from '#ui/primitives/heading.tsx'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import * as styles from './blood-pressure-overview.css.ts'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

/** The five categories in order, with the reading's category marked. */
export function PressureCategoryScale({ pressure, today }: { pressure: Pressure; today: Day }) {
  const words = useBloodPressureWords(today)
  const here = categorize(pressure)
  return (
    <Stack as="section" gap="s3" aria-labelledby="blood-pressure-scale">
      <Heading level={2} id="blood-pressure-scale">
        {words.t('blood-pressure.scale.title')}
      </Heading>
      <ol role="list" className={styles.scale}>
        {bloodPressureEdges.map((edges) => (
          <li
            key={edges.category}
            className={`${styles.step} ${toned[rangeMarks.bloodPressure[edges.category].tone]}`}
            aria-current={edges.category === here ? 'true' : undefined}
          >
            <div className={edges.category === here ? styles.barHere : styles.bar} />
            <PressureCategoryMark category={edges.category} />
            <p className={styles.limits}>{words.limits(edges)}</p>
            {edges.category === here ? (
              <span className={styles.here}>{words.t('blood-pressure.scale.here')}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </Stack>
  )
}
