import { seededRandom } from '../../seed/readings/seeded-random.ts'
import { type Shift, availabilityAt } from './coach-shifts.ts'

/** Somebody who coaches in the sandbox. `id` is her chat user. */
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

/** The coach of that name, or one whom the sandbox does not know and takes as she is. */
export function coachNamed(name: string): SandboxCoach {
  return (
    coaches.find((coach) => coach.name === name) ?? {
      id: `coach-${Buffer.from(name).toString('hex').slice(0, 40)}`,
      name,
    }
  )
}

/** Who a member gets when nobody is asked for: always the same for the same words. */
export function usualCoach(words: string): SandboxCoach {
  return seededRandom(`coach of ${words}`).pick<SandboxCoach>([coaches[0], coaches[1], coaches[3]])
}

/** How a coach stands by her shift; null of one whom the sandbox does not know, who has none. */
export function coachAvailability(id: string, now: number) {
  const coach = coaches.find((one) => one.id === id)
  return coach ? availabilityAt(coach.shift, now) : null
}

/**
 * Who is on duty: the wished for first, then in their order. Somebody always is, but for `except`.
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
