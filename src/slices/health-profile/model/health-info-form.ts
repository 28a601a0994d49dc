import {
  conditionNames,
  type HealthCondition,
  specialAnswers,
  type HealthInfo,
} from './health-info.ts'
import { heightOf, type HeightInput } from '#vitals/model/weight/height-input.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'

type Condition = (typeof conditionNames)[number]
/** A typed number: the height, or the year of a diagnosis. */
export type HealthField = 'feet' | 'inches' | Condition
export const healthFields: readonly HealthField[] = ['feet', 'inches', ...conditionNames]
export type HealthProblem = 'health-profile.height.form' | 'health-profile.year.form'

/**
 * The values of the form. `years` has the typed year of each selected condition, `unknown` the
 * unknown conditions; `null` and empty mean not answered.
 */
export type HealthInput = Omit<HealthInfo, 'heightInches' | 'conditions'> &
  HeightInput & {
    readonly years: Readonly<Partial<Record<Condition, string>>>
    readonly unknown: readonly HealthCondition[]
  }

export function healthInputOf({ heightInches, conditions, ...rest }: HealthInfo): HealthInput {
  return {
    ...rest,
    feet: heightInches === null ? '' : String(Math.floor(heightInches / 12)),
    inches: heightInches === null ? '' : String(heightInches % 12),
    years: Object.fromEntries(
      conditions.flatMap(({ condition, diagnosisYear }) =>
        isUnknown(condition)
          ? []
          : [[condition, diagnosisYear === null ? '' : String(diagnosisYear)]],
      ),
    ),
    unknown: conditions.filter(({ condition }) => isUnknown(condition)),
  }
}

const yearFits = (typed: string, years: readonly number[]): boolean =>
  typed.trim() === '' || (/^\d{4}$/.test(typed.trim()) && years.includes(Number(typed)))

/** The errors of the form. `years` are the possible years of a diagnosis. */
export function healthProblems(
  typed: HealthInput,
  years: readonly number[],
): Partial<Record<HealthField, HealthProblem>> {
  const found: Partial<Record<HealthField, HealthProblem>> = {}
  if (heightOf(typed) === undefined) found.feet = 'health-profile.height.form'
  for (const [condition, year] of Object.entries(typed.years))
    if (!yearFits(year, years)) found[condition as Condition] = 'health-profile.year.form'
  return found
}

/** The profile to send; only for a form without errors. Conditions are in the order of the list. */
export function healthInfoOf({ feet, inches, years, unknown, ...rest }: HealthInput): HealthInfo {
  const conditions = conditionNames.flatMap((condition) => {
    const year = years[condition]
    return year === undefined
      ? []
      : [{ condition, diagnosisYear: year.trim() === '' ? null : Number(year) }]
  })
  return {
    ...rest,
    heightInches: heightOf({ feet, inches }) ?? null,
    conditions: [...conditions, ...unknown],
  }
}

type Race = HealthInfo['race'][number]
const isSpecial = (answer: Race): boolean => specialAnswers.some((special) => special === answer)

/**
 * The selected answers after a toggle. "I do not know" and "I prefer not to say" exclude the others
 * (PROF-013).
 */
export function racesAfter(chosen: readonly Race[], changed: Race): readonly Race[] {
  return chosen.includes(changed)
    ? chosen.filter((answer) => answer === changed || (!isSpecial(answer) && !isSpecial(changed)))
    : chosen
}

/**
 * Adds a custom entry to a list. `taken` is `null` if the entry is empty, a duplicate, too long, or
 * one too many.
 */
export function addListEntry(
  list: readonly string[],
  typed: string,
):
  | { readonly taken: readonly string[] }
  | { readonly taken: null; readonly why: 'empty' | 'there' | 'too-long' | 'too-many' } {
  const word = typed.trim()
  if (word === '') return { taken: null, why: 'empty' }
  if ([...word].length > 100) return { taken: null, why: 'too-long' }
  if (list.length >= 50) return { taken: null, why: 'too-many' }
  return list.some((one) => one.toLowerCase() === word.toLowerCase())
    ? { taken: null, why: 'there' }
    : { taken: [...list, word] }
}

/** Whether two inputs are equal. */
export function isSameHealth(a: HealthInput, b: HealthInput): boolean {
  return JSON.stringify(healthSorted(a)) === JSON.stringify(healthSorted(b))
}

const healthSorted = ({ years, race, ...rest }: HealthInput) => [
  Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b)),
  Object.entries(years).toSorted(([a], [b]) => a.localeCompare(b)),
  race.map(rawOf).toSorted(),
]

type Word = `medications.${string}` | `allergies.${string}`
/** The fields of the health profile that are not lists of entries. */
export type HealthAnswers = Omit<HealthInfo, 'conditions' | 'medications' | 'allergies'>

/**
 * The health profile as flat fields, so that each can be merged by itself. An entry of a list is a
 * field, too.
 */
export type HealthParts = HealthAnswers & {
  readonly [Part in `conditions.${string}`]?: HealthCondition
} & { readonly [Part in Word]?: string }

/** Adds a name to each list entry. Equal names are numbered, so that none is lost. */
const named = <Entry>(
  list: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): readonly (readonly [string, Entry])[] => {
  const names = entries.map(nameOf)
  return entries.map((entry, index) => [
    `${list}.${names.slice(0, index).filter((name) => name === names[index]).length}.${names[index]}`,
    entry,
  ])
}

export function healthPartsOf({
  conditions,
  medications,
  allergies,
  ...rest
}: HealthInfo): HealthParts {
  const entries = [
    ...named('conditions', conditions, ({ condition }) => rawOf(condition)),
    ...named('medications', medications, (word) => word.toLowerCase()),
    ...named('allergies', allergies, (word) => word.toLowerCase()),
  ]
  // The names include the list of an entry.
  return { ...rest, ...Object.fromEntries(entries) } as HealthParts
}

/** The profile of the parts. A field that is not a list stays as it is. */
export function healthOfParts(parts: HealthParts): HealthInfo {
  const entriesOf = (list: string) =>
    Object.entries(parts).flatMap(([name, entry]) => (name.startsWith(`${list}.`) ? [entry] : []))
  const answers = Object.fromEntries(
    Object.entries(parts).filter(([name]) => !isListEntry(name)),
  ) as HealthAnswers
  return {
    ...answers,
    conditions: entriesOf('conditions') as readonly HealthCondition[],
    medications: entriesOf('medications') as readonly string[],
    allergies: entriesOf('allergies') as readonly string[],
  }
}

/** Whether a part is an entry of a list. */
export function isListEntry<Name extends string>(
  name: Name,
): name is Exclude<Name, keyof HealthAnswers> {
  return name.includes('.')
}

/**
 * The form field of a server's `details`: `conditions.0.diagnosisYear` by the sent order, or
 * `heightInches`. `null` for a field without an error text.
 */
export function rejectedHealthField(detail: string, sent: HealthInfo): HealthField | null {
  const index = /^conditions\.(\d+)/.exec(detail)?.[1]
  if (index !== undefined)
    return conditionNames.find((name) => name === sent.conditions[Number(index)]?.condition) ?? null
  return detail === 'heightInches' ? 'feet' : null
}
