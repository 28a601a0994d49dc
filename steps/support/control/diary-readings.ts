import { readFileSync } from 'node:fs'
import type { BloodSugarSeed } from './control-types.ts'
import { timeZone } from '../scenario-time.ts'

/** Meal codes by the diaries' glucose codes (see the README of the data). */
const meals: Record<string, number> = {
  '48': 13,
  '57': 13,
  '58': 6,
  '59': 9,
  '60': 7,
  '61': 10,
  '62': 8,
  '63': 11,
  '64': 12,
}

/**
 * The numeric readings of a real diary, as readings of the meter. Tests of the import cover its
 * other rows.
 */
export function diaryReadings(name: string): BloodSugarSeed[] {
  return readFileSync(
    new URL(`../../../mock-server/import/fixtures/uci-diabetes/${name}`, import.meta.url),
    'utf8',
  )
    .split('\n')
    .flatMap((line) => {
      const [date = '', time = '', code = '', value = ''] = line.split('\t')
      const [month, day, year] = date.split('-')
      const eatCode = meals[code]
      if (eatCode === undefined || !/^\d+$/.test(value) || Number(value) === 0) return []
      return [
        {
          timestamp: `${year}-${month}-${day}T${time.padStart(5, '0')}:00`,
          timeZone,
          value: Number(value),
          tags: { eat_code: eatCode, source: 1, is_control: false },
        },
      ]
    })
}
