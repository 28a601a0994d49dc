import { noneOfItem } from '#platform/query/none-of-item.ts'
import { noneOfPart } from '#platform/model/parts/none.ts'
import { useEffect, useRef } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import {
  type GuideLanguage,
  guideLanguages,
  type GuideManual,
} from '#vitals/model/care/user-guides.ts'
import { useGuideManual } from '#vitals/api/care/user-guides-queries.ts'
import { categoryOfModel } from '#session/member/model/devices.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DeviceDrawing } from '#vitals/ui/guide/device-drawing.tsx'
import { GuideDocument } from '#vitals/ui/guide/guide-document.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PrintButton } from '#ui/layout/print/print-button.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { SegmentedControl } from '#ui/forms/fields/segmented-control.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { guideLanguageName } from './guide-language-name.ts'
import * as styles from './user-guide-content.css.ts'

const list = href('userGuides')

/** One manual, for reading and print, in the selected language. */
export function UserGuideContent({
  device,
  language,
}: {
  device: string | undefined
  language: GuideLanguage
}) {
  const t = useMessages()
  const [, change] = useSearchParamsState()
  const read = useGuideManual(device ?? 'bg300', language, device !== undefined)
  const back = (
    <Link look="standalone" icon="arrow-left" to={list}>
      {t('user-guides.back')}
    </Link>
  )
  const none = noneOfPart(device) ?? noneOfItem(read)
  if (none !== null) {
    return (
      <DeletedCard
        none={none}
        title={t('user-guides.gone')}
        action={
          <ButtonLink look="secondary" to={list}>
            {t('user-guides.back')}
          </ButtonLink>
        }
      >
        {t('user-guides.gone.text')}
      </DeletedCard>
    )
  }
  return (
    <Stack gap="s5">
      <ScreenOnly>
        <Stack gap="s4">
          <div>{back}</div>
          <Inline gap="s4">
            <SegmentedControl
              label={t('user-guides.language')}
              options={guideLanguages.map((value) => ({ value, label: guideLanguageName(value) }))}
              value={language}
              onChange={(value) => change({ language: value })}
            />
            <PrintButton>{t('user-guides.print')}</PrintButton>
          </Inline>
        </Stack>
      </ScreenOnly>
      <QueryBoundary
        read={read}
        loading={t('guides.loading')}
        failed={t('guides.failed')}
        of="parts"
        support={supportCall}
        bones={['24rem']}
      >
        {(manual) => (
          <Sheet key={`${rawOf(manual.device)} ${rawOf(manual.language)}`} manual={manual} />
        )}
      </QueryBoundary>
    </Stack>
  )
}

/** The manual's own text has its `lang`, whatever the portal's language is. */
function Sheet({
  manual: { device, title, language, updateDate, sections, documentUri },
}: {
  manual: GuideManual
}) {
  const t = useMessages()
  const days = useDayFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const category = categoryOfModel(rawOf(device))
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
        {category === null ? null : <DeviceDrawing category={category} />}
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
                {section.note ?? t('ui.warning-unread')}
              </Text>
            )}
          </Stack>
        ))}
        <GuideDocument uri={documentUri} />
      </Stack>
    </Card>
  )
}
