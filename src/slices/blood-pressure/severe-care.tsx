import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import { hoursSince } from '#domain/readings.ts'
import type { Day } from '#domain/readings-calendar.ts'
import { bloodPressureLimits, severeRecentHours } from '#domain/thresholds.ts'
import { Card } from '#ui/card/card.tsx'
import { PlainButtonLink } from '#ui/link/button-link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import * as styles from './overview.css.ts'
import { useWords } from './use-words.ts'

const signs = ['chest', 'breath', 'back', 'numb', 'see'] as const
const [severe] = bloodPressureLimits

/**
 * What to do after a severe latest reading (clinical.md 4): with any of the signs call 911; without, wait, measure again, then
 * call the provider. An older reading is no longer measured again "now". The words are plain and the colour is the card's.
 */
export function SevereCare({ reading, now, today }: { reading: BloodPressureReading; now: number; today: Day }) {
  const words = useWords(today)
  const { t } = words
  const age = hoursSince(reading, now) < severeRecentHours ? 'recent' : 'older'
  return (
    <Card aria-labelledby="blood-pressure-care">
      <Stack gap="s4">
        <Heading level={2} id="blood-pressure-care">
          {t('blood-pressure.care.title', { reading: words.spoken(reading) })}
        </Heading>
        <Stack gap="s2">
          <Text strong>{t('blood-pressure.care.signs')}</Text>
          <ul className={styles.care}>
            {signs.map(sign => (
              <li key={sign}>{t(`blood-pressure.care.sign.${sign}`)}</li>
            ))}
          </ul>
        </Stack>
        <p>
          <PlainButtonLink href="tel:911" icon="phone">
            {t('blood-pressure.care.call')}
          </PlainButtonLink>
        </p>
        <div>
          <Text strong>{t('blood-pressure.care.none')}</Text>
          <Text reading>{t(`blood-pressure.care.next.${age}`, { systolicOver: severe.systolic.above, diastolicOver: severe.diastolic.above })}</Text>
        </div>
      </Stack>
    </Card>
  )
}
