import { defineParameterType } from '@cucumber/cucumber'

const milliseconds = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
} as const

/** `0.1 seconds` or `3 hours`, in milliseconds. */
defineParameterType({
  name: 'duration',
  regexp: /(\d+(?:\.\d+)?) (millisecond|second|minute|hour|day)s?/,
  transformer: (amount = '', unit = 'second'): number =>
    Math.round(Number(amount) * milliseconds[unit as keyof typeof milliseconds]),
})
