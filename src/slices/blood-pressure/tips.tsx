import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './overview.css.ts'

const tips = [
  { name: 'wait', icon: 'clock' },
  { name: 'sit', icon: 'chair' },
  { name: 'arm', icon: 'heart-check' },
] as const

/** How to take the next reading well. */
export function Tips() {
  const t = useMessages()
  return (
    <Card aria-labelledby="blood-pressure-tips">
      <Heading level={2} id="blood-pressure-tips">
        {t('blood-pressure.tips.title')}
      </Heading>
      <ul role="list" className={styles.tips}>
        {tips.map(({ name, icon }) => (
          <li key={name} className={styles.tip}>
            <span className={styles.tipSign}>
              <Icon name={icon} />
            </span>
            <span>{t(`blood-pressure.tips.${name}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
