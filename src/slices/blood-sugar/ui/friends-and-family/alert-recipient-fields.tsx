import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import {
  alertKinds,
  canReceiveAlerts,
  hasUnreadableWay,
  staleAddresses,
  contactAlertChannels,
  type AlertRecipientsInput,
} from '#vitals/model/alerts/alert-recipients-input.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

const ids = { low: 'lowIds', high: 'highIds' } as const

/** The alerts and channels of one contact. A contact without an address cannot get alerts. */
export function AlertRecipientFields({
  contact,
  settings,
  typed,
  change,
}: {
  contact: Contact
  settings: BloodSugarAlerts
  typed: AlertRecipientsInput
  change: (typed: Partial<AlertRecipientsInput>) => void
}) {
  const t = useMessages()
  const { list } = useFormat()
  const name = `${contact.firstName} ${contact.lastName}`
  const shown = (address: string) => (address.startsWith('+') ? displayPhone(address) : address)
  const stale = staleAddresses(contact, settings)
  // A contact with a stored destination stays in the form, whatever could not be read.
  const isTold = alertKinds.some((kind) => typed[ids[kind]].includes(contact.id))
  if (!canReceiveAlerts(contact) && !(isTold && hasUnreadableWay(contact))) {
    return (
      <div>
        <Text strong>{name}</Text>
        <Text look="small" tone="secondary">
          {t(
            hasUnreadableWay(contact)
              ? 'blood-sugar-alerts.people.unreadable'
              : 'blood-sugar-alerts.people.no-address',
          )}
        </Text>
      </div>
    )
  }
  return (
    <Stack gap="s1">
      <CheckboxGroup label={name}>
        {alertKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={typed[ids[kind]].includes(contact.id)}
            onChange={(isTold) =>
              change({
                [ids[kind]]: isTold
                  ? [...typed[ids[kind]], contact.id]
                  : typed[ids[kind]].filter((id) => id !== contact.id),
              })
            }
          >
            {t(`blood-sugar-alerts.people.${kind}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {contactAlertChannels(contact, typed, settings).map(({ kinds, ways }, _, all) => {
        const by = {
          ways: list(
            ways.map(({ channel, address }) =>
              t(
                isUnknown(channel)
                  ? 'blood-sugar-alerts.way.unknown'
                  : `blood-sugar-alerts.way.${channel}`,
                { address: shown(address) },
              ),
            ),
          ),
        }
        const [kind] = kinds
        return (
          <Text key={kind ?? ''} look="small" tone="secondary">
            {all.length === 1 || kind === undefined
              ? t('blood-sugar-alerts.people.ways', by)
              : t('blood-sugar-alerts.people.ways.of', {
                  ...by,
                  readings: t(`blood-sugar-alerts.people.${kind}`),
                })}
          </Text>
        )
      })}
      {hasUnreadableWay(contact) ? (
        <Text look="small">{t('blood-sugar-alerts.people.unreadable')}</Text>
      ) : null}
      {stale.length === 0 ? null : (
        <Text look="small">
          {t('blood-sugar-alerts.people.stale', { addresses: list(stale.map(shown)) })}
        </Text>
      )}
    </Stack>
  )
}
