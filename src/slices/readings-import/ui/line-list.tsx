import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { List, ListRow } from '#ui/data/list.tsx'
import { ShowMoreRows } from '#ui/data/table/show-more-rows.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { FileGroup } from '../model/file-groups.ts'
import type { JudgedLine } from '../model/judge-entries.ts'
import * as styles from './line-list.css.ts'
import { useLineWords } from './use-line-words.ts'

/** Lines that a list shows first, and more with each press: never all of a long file at once. */
const step = 25

/** The lines of one group, each with what it becomes, why, and its text in the file. */
export function LineList({ group, lines }: { group: FileGroup; lines: readonly JudgedLine[] }) {
  const t = useMessages()
  const { number } = useFormat()
  const words = useLineWords()
  const [count, setCount] = useState(5)
  if (lines.length === 0) return null
  const title = t(`readings-import.group.${group}`)
  return (
    <Card>
      <Stack gap="s3">
        <Heading level={2} look="h3">
          {t('readings-import.group.count', { group: title, count: number(lines.length) })}
        </Heading>
        <Text tone="secondary">{t(`readings-import.group.${group}.text`)}</Text>
        <List label={title}>
          {lines.slice(0, count).map((line) => {
            const why = words.why(line)
            return (
              <ListRow
                key={line.number}
                title={
                  line.reading === null
                    ? why || t('readings-import.with-reading')
                    : words.reading(line.reading)
                }
                {...(line.reading === null || why === '' ? {} : { detail: why })}
              >
                <p className={styles.source}>
                  <span>{t('readings-import.line', { line: number(line.number) })}</span>{' '}
                  <code className={styles.text}>{line.text}</code>
                </p>
              </ListRow>
            )
          })}
        </List>
        <ShowMoreRows
          shown={Math.min(count, lines.length)}
          total={lines.length}
          step={step}
          onMore={() => setCount(count + step)}
        />
      </Stack>
    </Card>
  )
}
