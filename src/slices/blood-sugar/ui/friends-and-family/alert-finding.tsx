import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Text } from '#ui/primitives/text.tsx'
import { toldPeople } from '../../model/told-people.ts'

/** Who gets a message at which reading, as it is saved; nothing while not everybody is known. */
export function AlertFinding({
  people,
  settings,
}: {
  people: readonly Contact[]
  settings: BloodSugarAlerts
}) {
  const t = useMessages()
  const { list } = useFormat()
  const everybody = toldPeople(people, settings)
  if (everybody === null) return null
  const namesOf = (told: readonly Contact[]) =>
    told.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const [whenLow, whenHigh] = [namesOf(everybody.low), namesOf(everybody.high)]
  const told = (names: readonly string[]) => ({ names: list(names), count: names.length })
  const limits = { low: settings.low.threshold, high: settings.high.threshold }
  const sentences =
    whenLow.length > 0 && whenLow.join() === whenHigh.join()
      ? [t('blood-sugar-alerts.finding.both', { ...told(whenLow), ...limits })]
      : [
          t('blood-sugar-alerts.finding.low', { ...told(whenLow), low: limits.low }),
          t('blood-sugar-alerts.finding.high', { ...told(whenHigh), high: limits.high }),
        ]
  return (
    <Text look="lead" strong reading>
      {sentences.join(' ')}
    </Text>
  )
}
