import * as styles from '#vitals/ui/figures/figure-explanation-details.css.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { SpokenSection } from './report-content.ts'

/** How each figure of the report is computed: one panel, on screen only. */
export function ReportMethods({ sections }: { sections: readonly SpokenSection[] }) {
  const t = useMessages()
  const withFigures = sections.filter(({ items }) => items.length > 0)
  if (withFigures.length === 0) return null
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>
        <Icon name="info" size="small" />
        <span>{t('figures.how')}</span>
      </summary>
      <Stack gap="s6">
        {withFigures.map(({ area, items }) => (
          <Stack key={area} gap="s3">
            <Heading level={2} look="h3">
              {t('figures.how.of', { of: t(`doctor-report.area.${area}`) })}
            </Heading>
            <dl className={styles.parts}>
              {items.map(({ name, term, how }) => (
                <div key={name}>
                  <dt className={styles.term}>{term}</dt>
                  <dd>{`${how.formula} ${how.source}`}</dd>
                </div>
              ))}
              {(['counted', 'left'] as const).map((part) => (
                <div key={part}>
                  <dt className={styles.term}>{t(`figures.how.${part}`)}</dt>
                  <dd>{items[0]?.how[part]}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
      </Stack>
    </details>
  )
}
