import { seededRandom } from '../../seed/readings/seeded-random.ts'
import { type Shift, availabilityAt } from './coach-shifts.ts'

/** A coach of the mock server. `id` is their chat user. */
export type SandboxCoach = { readonly id: string; readonly name: string }

const [weekdays, daily] = [
  [1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5, 6],
] as const

export const coaches = [
  {
    id: 'coach-dana',
    name: 'Dana Whitfield',
    shift: { hours: [[weekdays, '08:00', '17:00']], pauses: [[weekdays, '12:30', '13:00']] },
  },
  {
    id: 'coach-marcus',
    name: 'Marcus Oyelaran',
    shift: { hours: [[weekdays, '11:00', '20:00']], pauses: [[weekdays, '15:30', '16:00']] },
  },
  {
    id: 'coach-ines',
    name: 'Inés Villaseñor',
    shift: {
      hours: [[[2, 3, 4, 5, 6], '09:00', '18:00']],
      pauses: [[[2, 3, 4, 5, 6], '13:00', '13:30']],
    },
  },
  {
    id: 'coach-priya',
    name: 'Priya Raman',
    shift: {
      hours: [
        [daily, '17:00', '24:00'],
        [daily, '00:00', '01:00'],
      ],
    },
  },
  { id: 'coach-tomas', name: 'Tomás Herrera', shift: { hours: [[daily, '01:00', '09:00']] } },
  { id: 'coach-ruth', name: 'Ruth Abara', shift: { hours: [[[0, 6], '09:00', '17:00']] } },
  { id: 'coach-noor', name: 'Noor Haddad', shift: 'leave' },
  { id: 'coach-leo', name: 'Leo Brandt', shift: 'gone' },
] as const satisfies readonly (SandboxCoach & { readonly shift: Shift })[]

/** Returns the coach of that name. An unknown name gives a new coach. */
export function coachNamed(name: string): SandboxCoach {
  return (
    coaches.find((coach) => coach.name === name) ?? {
      id: `coach-${Buffer.from(name).toString('hex').slice(0, 40)}`,
      name,
    }
  )
}

/** Returns the default coach, always the same for the same text. */
export function usualCoach(words: string): SandboxCoach {
  return seededRandom(`coach of ${words}`).pick<SandboxCoach>([coaches[0], coaches[1], coaches[3]])
}

/** Returns the coach's availability by shift; null for a coach without one. */
export function coachAvailability(id: string, now: number) {
  const coach = coaches.find((one) => one.id === id)
  return coach ? availabilityAt(coach.shift, now) : null
}

/**
 * Returns a coach on duty other than `except`: the wished ones first, then in list order. The
 * shifts leave no gap.
 */
export function onDuty(
  wished: readonly string[],
  now: number,
  except = '',
): SandboxCoach | undefined {
  const there = coaches.filter(
    ({ id, shift }) => id !== except && availabilityAt(shift, now).availability === 0,
  )
  return wished.flatMap((id) => there.filter((coach) => coach.id === id))[0] ?? there[0]
}
