import { dice } from '../readings/dice.ts'

/** Somebody who coaches in the sandbox. `id` is her chat user. */
export type Coach = { readonly id: string; readonly name: string }

export const coaches = [
  { id: 'coach-dana', name: 'Dana Whitfield' },
  { id: 'coach-marcus', name: 'Marcus Oyelaran' },
  { id: 'coach-ines', name: 'Inés Villaseñor' },
  { id: 'coach-priya', name: 'Priya Raman' },
] as const satisfies readonly Coach[]

/** The coach of that name, or one whom the sandbox does not know and takes as she is. */
export const coachNamed = (name: string): Coach =>
  coaches.find((coach) => coach.name === name) ?? { id: `coach-${Buffer.from(name).toString('hex').slice(0, 40)}`, name }

/** Who a member gets when nobody is asked for: always the same for the same words. */
export const usualCoach = (words: string): Coach => dice(`coach of ${words}`).pick<Coach>([coaches[0], coaches[1], coaches[3]])
