import type { LabArea } from './lab-area.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { AskCoachButton } from './ask-coach-button.tsx'

/** "What this means for you": some sentences, and the question to the coach. */
export function MeaningPanel({
  slug,
  sentences,
  headingLevel = 2,
}: {
  slug: LabArea
  sentences: readonly string[]
  headingLevel?: 2 | 3
}) {
  const t = useMessages()
  return (
    <Card surface="mist">
      <Stack gap="s3" align="start">
        <Heading level={headingLevel} look="h3">
          {t(`${slug}.meaning`)}
        </Heading>
        {sentences.map((sentence) => (
          <Text key={sentence} reading>
            {sentence}
          </Text>
        ))}
        <AskCoachButton slug={slug} isMain={headingLevel === 2} />
      </Stack>
    </Card>
  )
}
