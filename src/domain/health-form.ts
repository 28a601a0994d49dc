import { conditionNames, type HealthCondition, specialAnswers, type HealthInfo } from './health-profile.ts'
import { heightOf, type TypedHeight } from './typed-height.ts'
import { isUnknown, rawOf } from './unknown.ts'

type Condition = (typeof conditionNames)[number]
/** A number that a member types: her height, or the year of a diagnosis. */
export type HealthField = 'feet' | 'inches' | Condition
export const healthFields: readonly HealthField[] = ['feet', 'inches', ...conditionNames]
export type HealthProblem = 'health-profile.height.form' | 'health-profile.year.form'

/** What stands in the form. `years` has the typed year of each condition that is ticked, `unknown` the conditions that the portal has no name for; null and empty: not answered. */
export type HealthTyped = Omit<HealthInfo, 'heightInches' | 'conditions'> & TypedHeight & {
  readonly years: Readonly<Partial<Record<Condition, string>>>
  readonly unknown: readonly HealthCondition[]
}

export function healthTypedOf({ heightInches, conditions, ...rest }: HealthInfo): HealthTyped {
  return {
    ...rest,
    feet: heightInches === null ? '' : String(Math.floor(heightInches / 12)),
    inches: heightInches === null ? '' : String(heightInches % 12),
    years: Object.fromEntries(conditions.flatMap(({ condition, diagnosisYear }) => (isUnknown(condition) ? [] : [[condition, diagnosisYear === null ? '' : String(diagnosisYear)]]))),
    unknown: conditions.filter(({ condition }) => isUnknown(condition)),
  }
}

const yearFits = (typed: string, years: readonly number[]): boolean => typed.trim() === '' || (/^\d{4}$/.test(typed.trim()) && years.includes(Number(typed)))

/** What is wrong with what is typed. `years`: those that a diagnosis may be of. */
export function healthProblems(typed: HealthTyped, years: readonly number[]): Partial<Record<HealthField, HealthProblem>> {
  const found: Partial<Record<HealthField, HealthProblem>> = {}
  if (heightOf(typed) === undefined) found.feet = 'health-profile.height.form'
  for (const [condition, year] of Object.entries(typed.years)) if (!yearFits(year, years)) found[condition as Condition] = 'health-profile.year.form'
  return found
}

/** All of it as it is sent; only of a form without problems. Conditions in the order of the list. */
export function healthInfoOf({ feet, inches, years, unknown, ...rest }: HealthTyped): HealthInfo {
  const conditions = conditionNames.flatMap(condition => {
    const year = years[condition]
    return year === undefined ? [] : [{ condition, diagnosisYear: year.trim() === '' ? null : Number(year) }]
  })
  return { ...rest, heightInches: heightOf({ feet, inches }) ?? null, conditions: [...conditions, ...unknown] }
}

type Race = HealthInfo['race'][number]
const isSpecial = (answer: Race): boolean => specialAnswers.some(special => special === answer)

/** The answers after one was ticked or unticked: "I do not know" and "I prefer not to say" stand alone (PROF-013). */
export const racesAfter = (chosen: readonly Race[], changed: Race): readonly Race[] =>
  chosen.includes(changed) ? chosen.filter(answer => answer === changed || (!isSpecial(answer) && !isSpecial(changed))) : chosen

/** One thing more on a list of the member's own words: `taken` is null when it is empty, there already, too long, or one too many. */
export function wordAdded(list: readonly string[], typed: string): { readonly taken: readonly string[] } | { readonly taken: null; readonly why: 'empty' | 'there' | 'too-long' | 'too-many' } {
  const word = typed.trim()
  if (word === '') return { taken: null, why: 'empty' }
  if ([...word].length > 100) return { taken: null, why: 'too-long' }
  if (list.length >= 50) return { taken: null, why: 'too-many' }
  return list.some(one => one.toLowerCase() === word.toLowerCase()) ? { taken: null, why: 'there' } : { taken: [...list, word] }
}

/** Whether two say the same. */
export const isSameHealth = (a: HealthTyped, b: HealthTyped): boolean => JSON.stringify(healthSorted(a)) === JSON.stringify(healthSorted(b))

const healthSorted = ({ years, race, ...rest }: HealthTyped) => [
  Object.entries(rest).toSorted(([a], [b]) => a.localeCompare(b)), Object.entries(years).toSorted(([a], [b]) => a.localeCompare(b)), race.map(rawOf).toSorted(),
]

/** The parts of `told` that differ from what was `shown`, with the rest as the server has it `now`. Of lists, what was added and removed. */
export function healthMerged(told: HealthInfo, shown: HealthInfo, now: HealthInfo): HealthInfo {
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  const one = <Key extends keyof HealthInfo>(key: Key): HealthInfo[Key] => (isSame(told[key], shown[key]) ? now[key] : told[key])
  const list = <Item>(of: (info: HealthInfo) => readonly Item[], keyOf: (item: Item) => string): readonly Item[] => {
    const find = (items: readonly Item[], item: Item) => items.find(other => keyOf(other) === keyOf(item))
    const changed = of(told).filter(item => !isSame(find(of(shown), item), item))
    const isRemoved = (item: Item) => find(of(told), item) === undefined && find(of(shown), item) !== undefined
    const kept = of(now).filter(item => !isRemoved(item)).map(item => find(changed, item) ?? item)
    return [...kept, ...changed.filter(item => find(of(now), item) === undefined)]
  }
  return {
    heightInches: one('heightInches'), a1cTenths: one('a1cTenths'), usesInsulin: one('usesInsulin'), smokingStatus: one('smokingStatus'), race: one('race'),
    sexualOrientation: one('sexualOrientation'), genderIdentity: one('genderIdentity'), pronouns: one('pronouns'),
    conditions: list(info => info.conditions, ({ condition }) => rawOf(condition)),
    medications: list(info => info.medications, word => word.toLowerCase()),
    allergies: list(info => info.allergies, word => word.toLowerCase()),
  }
}

/** The field that a server's `details` blames: `conditions.0.diagnosisYear` by the order in which they were sent, `heightInches`; null for one without an error text. */
export function blamedHealthField(detail: string, sent: HealthInfo): HealthField | null {
  const index = /^conditions\.(\d+)/.exec(detail)?.[1]
  if (index !== undefined) return conditionNames.find(name => name === sent.conditions[Number(index)]?.condition) ?? null
  return detail === 'heightInches' ? 'feet' : null
}
