import type { Program } from '#session/member/model/programs.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import * as styles from '../dashboard.css.ts'

/** The programs without a tile, with the member's status in each. Read-only. */
export function OtherPrograms({ programs }: { programs: readonly Program[] }) {
  const t = useMessages()
  return (
    <Card>
      <Stack gap="s5">
        <Heading level={2} look="h3">
          {t('dashboard.programs.more')}
        </Heading>
        <ul role="list" className={styles.rows}>
          {programs.map(({ dbSlug, name, status }) => (
            <li key={dbSlug} className={styles.row}>
              <Text as="span" look="label">
                {name === null ? t('dashboard.programs.unknown') : t(`dashboard.program.${name}`)}
              </Text>
              {status === 'INACTIVE' ? null : (
                <Text as="span" tone="secondary">
                  {t(isUnknown(status) ? 'dashboard.status.unknown' : `dashboard.status.${status}`)}
                </Text>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
