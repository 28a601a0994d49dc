import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categorize } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  anyBloodPressureReading,
  bloodPressureReading,
} from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { parseCsv } from '#platform/model/testing/parse-csv.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { Translate } from '#i18n/use-messages.ts'
import english from '../../texts/en-US.json'
import readings from '#vitals/texts/readings.en-US.json'
import { bloodPressureLogFile } from './blood-pressure-log-file.ts'

const t: Translate = (key) => ({ ...readings, ...english } as Record<string, string>)[key] ?? ''

test('writes one line for each reading, with an empty cell for a missing pulse', () => {
  const file = bloodPressureLogFile(t, [
    bloodPressureReading(),
    bloodPressureReading({ pulse: null, systolic: 184, source: 'SELF_REPORTED' }),
  ])
  expect(file).toBe(
    '\uFEFFTime,Time zone,Systolic,Diastolic,Unit,Pulse,Pulse unit,Category,Added by\r\n' +
      '2026-11-20T07:42:00-05:00,America/New_York,128,78,mmHg,72,bpm,Elevated,Monitor\r\n' +
      '2026-11-20T07:42:00-05:00,America/New_York,184,78,mmHg,,bpm,Severe,You\r\n',
  )
})

test('parses back into the rows of the screen', () => {
  fc.assert(
    fc.property(fc.array(anyBloodPressureReading, { maxLength: 12 }), (readings) => {
      const [, ...rows] = parseCsv(bloodPressureLogFile(t, readings))
      expect(rows).toEqual(
        readings.map((reading) => [
          reading.timestamp + reading.utcOffset,
          reading.timeZone,
          String(reading.systolic),
          String(reading.diastolic),
          'mmHg',
          reading.pulse === null ? '' : String(reading.pulse),
          'bpm',
          t(`blood-pressure.category.${categorize(reading)}`),
          isUnknown(reading.source)
            ? t('readings.source.unknown')
            : t(`blood-pressure.source.${reading.source}`),
        ]),
      )
    }),
  )
})
