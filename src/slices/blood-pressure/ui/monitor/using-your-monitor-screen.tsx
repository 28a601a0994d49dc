import { href } from '#platform/model/paths.ts'
import { guideLanguageOf, monitorGuideRequested, monitorGuides } from '../../model/monitor-guide.ts'
import { guideLanguages } from '#vitals/model/care/user-guides.ts'
import { useGuideManual, useUserGuides } from '#vitals/api/care/user-guides-queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { DeviceGuide } from '#vitals/ui/guide/device-guide.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { SegmentedControl } from '#ui/forms/fields/segmented-control.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Each language is named in itself, so that its readers recognize it. */
const languageNames = { 'en-US': 'English', 'es-US': 'Español' } as const

/**
 * The guide of the member's monitor in their language. The address holds another chosen monitor or
 * language.
 */
export function UsingYourMonitorScreen() {
  const t = useMessages()
  const locale = useLocale()
  const { bloodPressureDevice: own } = useMember()
  const [params, onChange] = useSearchParamsState()
  const listed = useUserGuides()
  const guides = listed.state === 'ready' ? monitorGuides(listed.data, own) : []
  const { device, language: wished } = monitorGuideRequested(params, own, locale)
  const language = guideLanguageOf(guides, device, wished)
  const manual = useGuideManual(device, language, listed.state !== 'pending')
  const lang = language === locale ? undefined : language
  return (
    <PageFrame
      title={t('blood-pressure.monitor.title')}
      lead={t('blood-pressure.monitor.lead')}
      back={{ to: href('bloodPressureOverview'), label: t('blood-pressure.monitor.back') }}
    >
      <Stack gap="s6">
        <ScreenOnly>
          <Inline gap="s4" align="end">
            {guides.length < 2 ? null : (
              <SelectField
                label={t('blood-pressure.monitor.device')}
                options={guides.map((guide) => ({
                  value: guide.device,
                  label: guide.owned
                    ? t('blood-pressure.monitor.own', { name: guide.name })
                    : guide.name,
                }))}
                value={device}
                onChange={(chosen) => onChange({ device: chosen === own ? null : chosen })}
              />
            )}
            <SegmentedControl
              label={t('blood-pressure.monitor.language')}
              options={guideLanguages.map((value) => ({ value, label: languageNames[value] }))}
              value={language}
              onChange={(chosen) => onChange({ language: chosen === locale ? null : chosen })}
            />
          </Inline>
        </ScreenOnly>
        {language === wished ? null : (
          <Text role="status" strong>
            {t('blood-pressure.monitor.other', { language: languageNames[language] })}
          </Text>
        )}
        <DeviceGuide category="bp_monitor" manual={manual} lang={lang} />
      </Stack>
    </PageFrame>
  )
}
