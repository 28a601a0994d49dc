import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { FileButton } from '#ui/forms/fields/file-button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { mostEntries } from '../model/file-entry.ts'
import type { ChosenFile } from './use-readings-file.ts'

/** What an export of the known apps and meters is called. */
const accepted = '.csv,.tsv,.txt,.xml,text/csv,text/plain,text/xml,application/xml'

/** Chooses a file, and says whose record it goes to and that the device reads it. */
export function ChooseFile({
  chosen,
  name,
  choose,
}: {
  chosen: ChosenFile
  name: string | null
  choose: (file: File) => void
}) {
  const t = useMessages()
  const { number } = useFormat()
  return (
    <Card>
      <Stack gap="s4" align="start">
        <Heading level={2} look="h3">
          {t('readings-import.choose.title')}
        </Heading>
        <Text>
          {name === null
            ? t('readings-import.choose.record')
            : t('readings-import.choose.record-of', { name })}
        </Text>
        <Text tone="secondary" reading>
          {t('readings-import.choose.formats')}
        </Text>
        <FileButton
          accept={accepted}
          look={chosen.state === 'none' ? 'primary' : 'secondary'}
          onChoose={choose}
        >
          {chosen.state === 'none'
            ? t('readings-import.choose.do')
            : t('readings-import.choose.another')}
        </FileButton>
        <Text look="small" tone="secondary" reading>
          {t('readings-import.choose.private')}
        </Text>
        {chosen.state === 'reading' ? (
          <>
            <Text role="status">{t('readings-import.reading', { name: chosen.name })}</Text>
            <ProgressBar done={chosen.share} of={1} />
          </>
        ) : null}
        {chosen.state === 'unreadable' ? (
          <Banner
            tone="critical"
            live="alert"
            title={t('readings-import.unreadable', { name: chosen.name })}
          >
            {t(`readings-import.unreadable.${chosen.why}`, { most: number(mostEntries) })}
          </Banner>
        ) : null}
      </Stack>
    </Card>
  )
}
