import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import { InstructionSections } from '#ui/data/instruction-sections.tsx'

const steps = ['charge', 'signal', 'wait', 'measure'] as const

/**
 * The instructions for a firmware update of our meters (FLAG-004). A member's own meter
 * (device-flex) is updated by its maker.
 */
export function MeterFirmwarePanel() {
  const t = useMessages()
  const { enableBgFirmwareUpdate } = useAppState()
  const { bloodSugarDevice } = useMember()
  if (!enableBgFirmwareUpdate || bloodSugarDevice === 'device-flex') return null
  return (
    <InstructionSections
      parts={[
        {
          heading: t('blood-sugar.firmware.title'),
          steps: steps.map((step) => t(`blood-sugar.firmware.${step}`)),
          note: t('blood-sugar.firmware.note'),
        },
      ]}
    />
  )
}
