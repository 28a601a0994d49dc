import { NoneText } from '#ui/feedback/empty-state.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { guidedDeviceOf, guideLanguages, type UserGuide } from '#vitals/model/care/user-guides.ts'
import { useUserGuides } from '#vitals/api/care/user-guides-queries.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { UserGuideContent } from './user-guide-content.tsx'
import { guideLanguageName } from './guide-language-name.ts'

/**
 * The guides of all devices in both languages; the address selects one:
 * `${href('userGuides')}?device=bg300&language=es-US`.
 */
export function UserGuidesScreen() {
  const t = useMessages()
  const locale = useLocale()
  const [params] = useSearchParamsState()
  const read = useUserGuides()
  const device = guidedDeviceOf(params.get('device'), read.state === 'ready' ? read.data : [])
  // An unreadable entry may be the member's own device.
  const leftOut = read.state === 'ready' ? (read.leftOut ?? 0) : 0
  const language = guideLanguages.find((one) => one === params.get('language')) ?? locale
  return (
    <PageFrame title={t('user-guides.title')} lead={t('user-guides.lead')}>
      {params.has('device') && (device !== undefined || read.state !== 'pending') ? (
        <UserGuideContent device={device} language={language} />
      ) : (
        <QueryBoundary
          read={read}
          of="entries"
          loading={t('user-guides.loading')}
          failed={t('user-guides.failed')}
          support={supportCall}
          bones={['14rem', '20rem']}
        >
          {(guides) => {
            const mine = guides.filter(({ owned }) => owned)
            const others = guides.filter(({ owned }) => !owned)
            return (
              <>
                {mine.length > 0 ? (
                  <GuideList title={t('user-guides.mine')} guides={mine} />
                ) : (
                  <NoneText none={noneOf(mine, leftOut)}>{t('user-guides.mine.none')}</NoneText>
                )}
                <OtherGuides guides={others} needed={mine.length === 0 || leftOut > 0} />
              </>
            )
          }}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}

/** The guides of other devices, folded unless one may be the member's (`needed`). */
function OtherGuides({ guides, needed }: { guides: readonly UserGuide[]; needed: boolean }) {
  const t = useMessages()
  if (guides.length === 0) return null
  const title = t('user-guides.others', { count: guides.length })
  if (needed) return <GuideList title={title} guides={guides} />
  return (
    <PageExplanation title={title} icon="book">
      <GuideRows guides={guides} />
    </PageExplanation>
  )
}

function GuideList({ title, guides }: { title: string; guides: readonly UserGuide[] }) {
  return (
    <Card>
      <Stack gap="s4">
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <GuideRows guides={guides} />
      </Stack>
    </Card>
  )
}

function GuideRows({ guides }: { guides: readonly UserGuide[] }) {
  const t = useMessages()
  const days = useDayFormat()
  const detailOf = ({
    readingCategory,
    manuals,
  }: Pick<UserGuide, 'readingCategory' | 'manuals'>) => {
    const updated = manuals.items
      .map(({ updateDate }) => updateDate)
      .toSorted()
      .at(-1)
    return [
      `${t(`user-guides.category.${isUnknown(readingCategory) ? 'unknown' : readingCategory}`)}.`,
      ...(updated === undefined
        ? []
        : [`${t('user-guides.updated', { day: days.within(updated) })}.`]),
      ...(manuals.leftOut === 0 ? [] : [t('ui.left-out.parts', { count: manuals.leftOut })]),
    ].join(' ')
  }
  return (
    <List>
      {guides.map(({ device, name, readingCategory, manuals }) => (
        <ListRow
          key={rawOf(device)}
          title={name}
          ending="below"
          detail={detailOf({ readingCategory, manuals })}
          end={manuals.items.map(({ language }) =>
            isUnknown(language) ? (
              <Text key={rawOf(language)} as="span" look="small" tone="secondary">
                {guideLanguageName(language)}
              </Text>
            ) : (
              <Link
                key={language}
                look="standalone"
                to={`${href('userGuides')}?device=${encodeURIComponent(rawOf(device))}&language=${language}`}
                aria-label={t('user-guides.read-name', {
                  name,
                  language: guideLanguageName(language),
                })}
              >
                <span lang={language}>{guideLanguageName(language)}</span>
              </Link>
            ),
          )}
        />
      ))}
    </List>
  )
}
