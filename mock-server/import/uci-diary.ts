import {
  type ParsedDiary,
  judgeLine,
  type ImportLine,
  makeDay,
  makeTime,
  moment,
  LineRefusal,
  type DeviceClock,
  type DeviceTime,
} from './import-diary.ts'

/** A glucose reading before its import: mg/dL or null out of range; insulin in units. */
export type BloodSugarDraft = {
  readonly when: DeviceTime
  readonly value: number | null
  readonly eatCode: number
  readonly oor: 'low' | 'high' | null
  readonly lines: { reading: number; short?: number; long?: number; note?: number }
  short: number | null
  long: number | null
  note: string | null
}

/**
 * Glucose codes of the diaries ("Diabetes" data set of the UCI repository) with their meal codes.
 */
const mealCodes = new Map([
  ['48', 13],
  ['57', 13],
  ['58', 6],
  ['59', 9],
  ['60', 7],
  ['61', 10],
  ['62', 8],
  ['63', 11],
  ['64', 12],
])
const insulin = new Map<string, 'short' | 'long'>([
  ['33', 'short'],
  ['34', 'long'],
  ['35', 'long'],
])
const events = new Map([
  ['66', 'a meal, typical'],
  ['67', 'a meal, larger than usual'],
  ['68', 'a meal, smaller than usual'],
  ['69', 'exercise, typical'],
  ['70', 'exercise, more than usual'],
  ['71', 'exercise, less than usual'],
  ['72', 'an unspecified event'],
])
const SYMPTOMS = '65'
const NOTE = 'Hypoglycemia symptoms'
const REACH = 30 * 60_000
const HIGHEST = 2000
const LOWEST_SHOWN = 20
const HIGHEST_SHOWN = 600

type Entry = {
  number: number
  date: string
  time: string
  code: string
  value: string
  fields: number
}

const entryOf = (text: string, index: number): Entry => {
  const fields = text.split('\t').map((field) => field.trim())
  const [date = '', time = '', code = '', value = ''] = fields
  return {
    number: index + 1,
    date,
    time,
    code,
    value,
    fields: text.trim() === '' ? 0 : fields.length,
  }
}

const whenOf = ({ date, time, fields }: Entry, setting: DeviceClock): DeviceTime => {
  if (fields === 0) throw new LineRefusal('the line is empty')
  if (fields !== 4)
    throw new LineRefusal(`expected 4 fields with tabs between them, found ${fields}`)
  if (date === '') throw new LineRefusal('the date is missing')
  const day = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(date)
  if (!day) throw new LineRefusal('the date is not of the form MM-DD-YYYY')
  const clock = /^(\d{1,2}):(\d{1,2})$/.exec(time)
  if (!clock) throw new LineRefusal('the time is not of the form H:MM')
  const [, hours = '', minutes = ''] = clock
  const when = moment(
    makeDay(Number(day[3]), Number(day[1]), Number(day[2])),
    makeTime(Number(hours), Number(minutes)),
    setting,
  )
  return minutes.length === 2
    ? when
    : {
        ...when,
        note: [`the time ${time} is read as ${hours}:0${minutes}`, when.note]
          .filter((part) => part !== null)
          .join('; '),
      }
}

const glucoseOf = (
  text: string,
): Pick<BloodSugarDraft, 'value' | 'oor'> & { why: string | null } => {
  if (/^0*Hi$/i.test(text))
    return {
      value: null,
      oor: 'high',
      why: `${text}: above what the meter can measure, kept as such ("> 600")`,
    }
  if (/^0*Lo$/i.test(text))
    return {
      value: null,
      oor: 'low',
      why: `${text}: below what the meter can measure, kept as such ("< 20")`,
    }
  if (text === '') throw new LineRefusal('the value is missing')
  if (!/^\d+(\.\d+)?$/.test(text)) throw new LineRefusal('the value is not a number')
  const value = Number(text)
  if (value === 0) throw new LineRefusal('0 is not a glucose value')
  if (!Number.isInteger(value)) throw new LineRefusal('a glucose value in mg/dL is a whole number')
  if (value > HIGHEST) throw new LineRefusal(`the value is above ${HIGHEST} mg/dL`)
  // A meter does not show this number (docs/clinical.md#out-of-meter-range). It is stored, and
  // pages show it as text.
  if (value < LOWEST_SHOWN)
    return {
      value,
      oor: null,
      why: `${text}: below what a meter can measure; the number is kept, shown as "< ${LOWEST_SHOWN}", and in no average`,
    }
  if (value > HIGHEST_SHOWN)
    return {
      value,
      oor: null,
      why: `${text}: above what a meter can measure; the number is kept, shown as "> ${HIGHEST_SHOWN}", and in no average`,
    }
  return { value, oor: null, why: null }
}

const doseOf = (text: string): { units: number; why: string | null } => {
  if (!/^\d+(\.\d+)?$/.test(text))
    throw new LineRefusal(text === '' ? 'the value is missing' : 'the value is not a number')
  const units = Math.round(Number(text) * 10) / 10
  if (units > 999.9) throw new LineRefusal('the dose is above 999.9 units')
  return { units, why: units === Number(text) ? null : 'rounded to one decimal' }
}

const nearest = (drafts: readonly BloodSugarDraft[], ms: number): BloodSugarDraft | undefined => {
  const near = drafts.filter((draft) => Math.abs(draft.when.ms - ms) <= REACH)
  return near.toSorted(
    (a, b) => Math.abs(a.when.ms - ms) - Math.abs(b.when.ms - ms) || a.when.ms - b.when.ms,
  )[0]
}

/**
 * Parses a glucose diary of tab-separated lines: date, time, code, value. Every line gets a
 * verdict.
 */
export function readUci(text: string, setting: DeviceClock): ParsedDiary<BloodSugarDraft> {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (rows.at(-1) === '') rows.pop()
  const entries = rows.map(entryOf)
  const drafts: BloodSugarDraft[] = []
  const lines = new Map<number, ImportLine>()
  const seen = new Map<string, number>()

  const glucose = (entry: Entry) => () => {
    const when = whenOf(entry, setting)
    const { value, oor, why } = glucoseOf(entry.value)
    const key = `${when.local} ${entry.code} ${value ?? oor}`
    const twin = seen.get(key)
    if (twin !== undefined) throw new LineRefusal(`it repeats line ${twin}`)
    seen.set(key, entry.number)
    drafts.push({
      when,
      value,
      oor,
      eatCode: mealCodes.get(entry.code)!,
      lines: { reading: entry.number },
      short: null,
      long: null,
      note: null,
    })
    return [why, when.note].filter((part) => part !== null).join('; ') || null
  }

  const dose = (entry: Entry, kind: 'short' | 'long') => () => {
    const when = whenOf(entry, setting)
    const { units, why } = doseOf(entry.value)
    const holder = drafts.find((draft) => draft.when.local === when.local)
    if (!holder)
      throw new LineRefusal('there is no glucose reading at this minute to hold the insulin')
    if (holder[kind] !== null)
      throw new LineRefusal(
        `the reading at this minute has its ${kind}-acting insulin from line ${holder.lines[kind]}`,
      )
    holder[kind] = units
    holder.lines[kind] = entry.number
    return [why, when.note].filter((part) => part !== null).join('; ') || null
  }

  const symptoms = (entry: Entry) => () => {
    const when = whenOf(entry, setting)
    const holder = nearest(drafts, when.ms)
    if (!holder)
      throw new LineRefusal('there is no glucose reading within 30 minutes to hold the note')
    if (holder.note !== null)
      throw new LineRefusal(`the nearest reading has this note from line ${holder.lines.note}`)
    holder.note = NOTE
    holder.lines.note = entry.number
    return `symptoms, now a note on the reading of ${holder.when.local.replace('T', ' ').slice(0, 16)}`
  }

  const other = (entry: Entry) => () => {
    whenOf(entry, setting)
    const event = events.get(entry.code)
    if (event !== undefined) throw new LineRefusal(`${event}: not a reading`)
    throw new LineRefusal(`code "${entry.code}" is not in the list of codes`)
  }

  // Readings are parsed first, because insulin and symptoms may precede their reading.
  for (const entry of entries)
    if (mealCodes.has(entry.code))
      lines.set(entry.number, judgeLine(entry.number, true, glucose(entry)))
  for (const entry of entries) {
    if (lines.has(entry.number)) continue
    const kind = insulin.get(entry.code)
    const isKnown =
      kind !== undefined || entry.code === SYMPTOMS || events.has(entry.code) || entry.fields === 0
    const work = kind ? dose(entry, kind) : entry.code === SYMPTOMS ? symptoms(entry) : other(entry)
    lines.set(entry.number, judgeLine(entry.number, !isKnown, work))
  }
  return { lines: entries.map((entry) => lines.get(entry.number)!), drafts, notices: [] }
}
