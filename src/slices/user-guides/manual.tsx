import { useEffect, useRef } from 'react'
import { supportCall } from '#domain/contact.ts'
import { rawOf } from '#domain/unknown.ts'
import { type GuideLanguage, guideLanguages, type GuideManual } from '#domain/user-guides.ts'
import { useGuideManual } from '#gateway/user-guides.queries.ts'
import { useDays } from '#i18n/use-days.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { ExternalLink } from '#ui/link/external-link.tsx'
import { Link } from '#ui/link/link.tsx'
import { useSearch } from '#ui/link/use-search.ts'
import { GoneCard } from '#ui/page/gone-card.tsx'
import { PrintButton } from '#ui/print-sheet/print-button.tsx'
import { ScreenOnly } from '#ui/print-sheet/print-sheet.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Inline, Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { languageName } from './language-name.ts'
import * as styles from './manual.css.ts'

const list = '/user-guides'

/** One manual, to be read and printed, in the language that the reader chooses. */
export function Manual({
  device,
  language,
}: {
  device: string | undefined
  language: GuideLanguage
}) {
  const t = useMessages()
  const [, change] = useSearch()
  const read = useGuideManual(device ?? 'bg300', language, device !== undefined)
  const back = (
    <Link look="standalone" icon="arrow-left" to={list}>
      {t('user-guides.back')}
    </Link>
  )
  if (device === undefined || (read.state === 'failed' && read.failure._tag === 'Refused')) {
    return (
      <GoneCard
        title={t('user-guides.gone')}
        action={
          <ButtonLink look="secondary" to={list}>
            {t('user-guides.back')}
          </ButtonLink>
        }
      >
        {t('user-guides.gone.text')}
      </GoneCard>
    )
  }
  return (
    <Stack gap="s5">
      <ScreenOnly>
        <Stack gap="s4">
          <div>{back}</div>
          <Inline gap="s4">
            <Segmented
              label={t('user-guides.language')}
              options={guideLanguages.map((value) => ({ value, label: languageName(value) }))}
              value={language}
              onChange={(value) => change({ language: value })}
            />
            <PrintButton>{t('user-guides.print')}</PrintButton>
          </Inline>
        </Stack>
      </ScreenOnly>
      <Shown
        read={read}
        loading={t('user-guides.manual.loading')}
        failed={t('user-guides.manual.failed')}
        of="parts"
        support={supportCall}
        bones={['24rem']}
      >
        {(manual) => (
          <Sheet key={`${rawOf(manual.device)} ${rawOf(manual.language)}`} manual={manual} />
        )}
      </Shown>
    </Stack>
  )
}

/** The manual's own words are in its language, whatever the portal's is. */
function Sheet({
  manual: { title, language, updateDate, sections, documentUri },
}: {
  manual: GuideManual
}) {
  const t = useMessages()
  const days = useDays()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <Stack gap="s6">
        <div>
          <Heading level={2} lang={rawOf(language)} tabIndex={-1} ref={heading}>
            {title}
          </Heading>
          <Text look="small" tone="muted">
            {t('user-guides.updated', { day: days.within(updateDate) })}
          </Text>
        </div>
        {sections.map((section) => (
          <Stack key={section.heading} as="section" gap="s2" lang={rawOf(language)}>
            <Heading level={3}>{section.heading}</Heading>
            <ol className={styles.steps}>
              {section.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {section.note === '' ? null : (
              <Text look="small" tone="secondary" reading>
                {section.note}
              </Text>
            )}
          </Stack>
        ))}
        {documentUri === undefined ? null : (
          <ExternalLink look="standalone" href={documentUri}>
            {t('user-guides.document')}
          </ExternalLink>
        )}
      </Stack>
    </Card>
  )
}
