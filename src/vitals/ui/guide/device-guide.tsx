import { supportCall } from '#platform/model/support-contact.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { DeviceCategory } from '#session/member/model/devices.ts'
import { InstructionSections } from '#ui/data/instruction-sections.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { GuideManual, GuideSection } from '../../model/care/user-guides.ts'
import { DeviceDrawing } from './device-drawing.tsx'
import { GuideDocument } from './guide-document.tsx'

/**
 * The guide of a device on the page of its program: the drawing, the steps, the maker's document.
 * `lang` is the guide's language where it differs from the page's.
 */
export function DeviceGuide({
  category,
  manual,
  arrange = (sections) => sections,
  lang,
}: {
  category: DeviceCategory
  manual: QueryState<GuideManual>
  arrange?: (sections: readonly GuideSection[]) => readonly GuideSection[]
  lang?: string | undefined
}) {
  const t = useMessages()
  return (
    <QueryBoundary
      read={manual}
      loading={t('guides.loading')}
      failed={t('guides.failed')}
      of="parts"
      support={supportCall}
      bones={['14rem', '14rem']}
    >
      {({ title, sections, documentUri }) => (
        <Stack gap="s4">
          <DeviceDrawing category={category} />
          <Text tone="secondary">{t('guides.from', { device: title })}</Text>
          <InstructionSections parts={arrange(sections)} lang={lang} />
          <GuideDocument uri={documentUri} />
        </Stack>
      )}
    </QueryBoundary>
  )
}
