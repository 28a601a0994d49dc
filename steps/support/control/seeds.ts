import type { BloodPressureSeed, BloodSugarSeed, MemberRequest } from './control-types.ts'
import { readingTime } from '../scenario-time.ts'

type Row = Record<string, string>
type WeightSeed = NonNullable<MemberRequest['weight']>[number]

/**
 * A reading from a row of a feature's table: `| 1 | 9:10 PM | 131/84 | 70 |`. An empty pulse means
 * that the monitor sent none.
 */
export function bloodPressure(row: Row): BloodPressureSeed {
  const [systolic, diastolic] = cell(row, 'reading').split('/').map(Number)
  if (systolic === undefined || diastolic === undefined)
    throw new Error(`"${row['reading']}" is no blood pressure.`)
  const pulse = row['pulse'] === undefined || row['pulse'] === '' ? null : Number(row['pulse'])
  return {
    ...readingTime(Number(cell(row, 'days ago')), clock(cell(row, 'at'))),
    systolic,
    diastolic,
    pulse,
    source: 'DEVICE',
  }
}

/** Meal codes of the contract (2§9) by their words in features. */
const meals: Record<string, number> = {
  'before breakfast': 6,
  'before lunch': 7,
  'before dinner': 8,
  'after breakfast': 9,
  'after lunch': 10,
  'after dinner': 11,
  snack: 12,
  'no meal': 13,
}

/**
 * A reading from a row `| 0 | 7:10 AM | 101 | before breakfast |`. `below 20` and `above 600` are
 * out of the meter's range.
 */
export function bloodSugar(row: Row): BloodSugarSeed {
  const eatCode = meals[cell(row, 'meal')]
  if (eatCode === undefined) throw new Error(`"${row['meal']}" is no meal of the contract.`)
  const value = cell(row, 'value')
  const beyond = { OOR_low: value === 'below 20', OOR_high: value === 'above 600' }
  return {
    ...readingTime(Number(cell(row, 'days ago')), clock(cell(row, 'at'))),
    value: beyond.OOR_low || beyond.OOR_high ? null : Number(value),
    tags: { eat_code: eatCode, source: 1, is_control: false, ...beyond },
  }
}

/** A reading from a row `| 0 | 07:00 | 214.2 | irregular |`, whose note may be absent. */
export function weight(row: Row): WeightSeed {
  return {
    daysAgo: Number(cell(row, 'days ago')),
    time: cell(row, 'at'),
    pounds: Number(cell(row, 'pounds')),
    ...(row['note'] === 'irregular' ? { isIrregular: true } : {}),
  }
}

/** `"9:10 PM"` gives `"21:10"`. */
const clock = (text: string): string => {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(text) ?? []
  if (hour === undefined || minute === undefined) throw new Error(`"${text}" is no time of day.`)
  return `${(Number(hour) % 12) + (half === 'PM' ? 12 : 0)}:${minute}`
}

const cell = (row: Row, name: string): string => {
  const text = row[name]
  if (text === undefined) throw new Error(`The table has no column "${name}".`)
  return text
}
