import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

const steps = [
  ['home', 'lab-orders.steps.address'],
  ['check-circle', 'lab-orders.steps.confirm'],
  ['box', 'lab-orders.steps.kit'],
  ['mail', 'lab-orders.steps.mail'],
] as const

/** The steps from the address to the result. */
export function LabOrderSteps() {
  const t = useMessages()
  return (
    <Card surface="mist">
      <Stack as="ol" gap="s4">
        {steps.map(([icon, key]) => (
          <Inline as="li" key={key} gap="s4" align="start" noWrap>
            <Icon name={icon} />
            <Text as="span">{t(key)}</Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}
