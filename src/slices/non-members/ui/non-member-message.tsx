import type { ReactNode } from 'react'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** A question with a short answer on an information page. */
export function NonMemberMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s2">
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <Text>{children}</Text>
    </Stack>
  )
}
