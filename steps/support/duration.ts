import { defineParameterType } from '@cucumber/cucumber'

const milliseconds = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
} as const

/** `0.1 seconds` or `3 hours`, in milliseconds. */
export function msOf(text: string): number {
  const [amount, unit = ''] = text.split(' ')
  return Math.round(
    Number(amount) * milliseconds[unit.replace(/s$/, '') as keyof typeof milliseconds],
  )
}

defineParameterType({
  name: 'duration',
  regexp: /\d+(?:\.\d+)? (?:millisecond|second|minute|hour|day)s?/,
  transformer: msOf,
})
