import { useId } from 'react'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { support } from '#platform/model/support-contact.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { knownDevice, type ListedDevice } from '#session/member/model/devices.ts'
import { useMember } from '#session/member/member-context.tsx'
import { DeviceDrawing } from '#vitals/ui/guide/device-drawing.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { ButtonLink, PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { ActivationState } from './activation-state.tsx'
import * as styles from './device-card.css.ts'

/** A device of the member. An unknown model has no guide, so its card shows the support number. */
export function DeviceCard({ device }: { device: ListedDevice }) {
  const t = useMessages()
  const id = useId()
  const { activePrograms } = useMember()
  const { category, isModelKnown } = knownDevice(device)
  const name = t(`devices.category.${category ?? 'unknown'}`)
  const model = rawOf(device.bundleType)
  return (
    <Card as="li" aria-labelledby={id}>
      <div className={styles.card}>
        {category === null ? null : <DeviceDrawing category={category} />}
        <Stack gap="s3" align="start">
          <div>
            <Heading level={2} look="h3" id={id}>
              {name}
            </Heading>
            <Text look="small" tone="secondary">
              {t('devices.model', { model })}
            </Text>
          </div>
          {isModelKnown && category !== null ? (
            <>
              <ActivationState category={category} />
              <Inline gap="s4">
                <GuideLink name={name} model={model} />
                {category === 'bg_meter' && activePrograms.bloodSugar ? (
                  <Link look="standalone" to={href('orderSupplies')}>
                    {t('devices.strips')}
                  </Link>
                ) : null}
              </Inline>
            </>
          ) : (
            <>
              <Text look="small" tone="secondary">
                {t('devices.model.unknown')}
              </Text>
              <PlainButtonLink look="secondary" href={support.dial} icon="phone">
                {t('common.call', { phone: support.phone })}
              </PlainButtonLink>
            </>
          )}
        </Stack>
      </div>
    </Card>
  )
}

function GuideLink({ name, model }: { name: string; model: string }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ButtonLink
      look="secondary"
      to={`${href('userGuides')}?device=${encodeURIComponent(model)}&language=${locale}`}
      aria-label={t('devices.guide-name', { name })}
    >
      {t('devices.guide')}
    </ButtonLink>
  )
}
