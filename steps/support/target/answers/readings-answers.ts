import type { components } from '../../../../generated/openapi/types.d.ts'
import type {
  BodyCompositionJson,
  ListBodyCompositionsResponseJson,
} from '../../../../generated/rpc/portal/biometrics/v1/biometrics_pb.js'
import type { ListPulseReadingsResponseJson } from '../../../../generated/rpc/portal/pulse/v1/pulse_pb.js'
import { type Answered, newestFirst, rest, rpc, tenth, timeIn } from './answer.ts'

type Schemas = components['schemas']
const always = { start: '1970-01-01T00:00:00', end: '2999-12-31T23:59:59' }
const newest = { startTime: always.start, endTime: always.end, count: 10 }

const sugars = ({ bgs }: Schemas['BloodSugarReadings']) =>
  newestFirst(
    bgs.filter(({ tags, value }) => !tags.is_control && value !== null),
    ({ timestamp }) => timestamp,
  )
const pressures = ({ bpReadings }: Schemas['BloodPressureReadings']) =>
  newestFirst(bpReadings, ({ timestamp }) => timestamp)
const weights = ({ weightReadings }: Answered<'listWeightReadings'>) =>
  newestFirst(weightReadings, ({ measurementTime }) => measurementTime)
const pulses = ({ readings = [] }: ListPulseReadingsResponseJson) =>
  newestFirst(readings, ({ timestamp = '' }) => timestamp)

const sugarsOf = (count: number, textOf: (row: Schemas['BloodSugarReading']) => string) =>
  rest('listBloodSugarReadings', (answer) => sugars(answer).slice(0, count).map(textOf), always)
const pressuresOf = (
  count: number,
  textOf: (row: Schemas['BloodPressureReading']) => string | number | null,
) =>
  rest(
    'listBloodPressureReadings',
    (answer) => pressures(answer).slice(0, count).map(textOf),
    always,
  )
const weightsOf = (count: number, textOf: (row: Schemas['WeightReading']) => string) =>
  rest('listWeightReadings', (answer) => weights(answer).slice(0, count).map(textOf), always)
const pulsesOf = (count: number) =>
  rpc<ListPulseReadingsResponseJson>(
    'listPulseReadings',
    (answer) =>
      pulses(answer)
        .slice(0, count)
        .map(({ beatsPerMinute }) => beatsPerMinute),
    newest,
  )
const composition = (shareOf: (row: BodyCompositionJson) => number | string | undefined) =>
  rpc<ListBodyCompositionsResponseJson>(
    'listBodyCompositions',
    ({ bodyCompositions = [] }) =>
      newestFirst(bodyCompositions, ({ measurementTime = '' }) => measurementTime)
        .filter((row) => shareOf(row) !== undefined)
        .slice(0, 1)
        .map((row) => tenth(shareOf(row))),
    newest,
  )

const sugar = ({ value }: Schemas['BloodSugarReading']) => String(value)
const pressure = ({ systolic, diastolic }: Schemas['BloodPressureReading']) =>
  `${systolic}/${diastolic}`
const pounds = ({ normalizedWeightLb }: Schemas['WeightReading']) => tenth(normalizedWeightLb)
const taken = ({ timestamp }: { readonly timestamp: string }) => timeIn(timestamp)

/** Readings and the limits of their alerts. */
export const readingsAnswers = {
  'newest blood sugar': sugarsOf(1, sugar),
  'five newest blood sugars': sugarsOf(5, sugar),
  'ten newest blood sugars': sugarsOf(10, sugar),
  'time of the newest blood sugar': sugarsOf(1, taken),
  'newest blood pressure': pressuresOf(1, pressure),
  'five newest blood pressures in words': pressuresOf(
    5,
    ({ systolic, diastolic }) => `${systolic} over ${diastolic}`,
  ),
  'ten newest blood pressures': pressuresOf(10, pressure),
  'time of the newest blood pressure': pressuresOf(1, taken),
  'pulse of the newest blood pressure': pressuresOf(1, ({ pulse }) => pulse),
  'newest weight': weightsOf(1, pounds),
  'five newest weights': weightsOf(5, pounds),
  'ten newest weights': weightsOf(10, pounds),
  'time of the newest weight': weightsOf(1, ({ measurementTime }) => timeIn(measurementTime)),
  'newest pulse': pulsesOf(1),
  'five newest pulses': pulsesOf(5),
  'newest body fat': composition(({ bodyFatPercentage }) => bodyFatPercentage),
  'newest muscle': composition(({ musclePercentage }) => musclePercentage),
  'weight goal': rest('getWeightTarget', ({ target }) =>
    target?.weightUnit === 'LB' ? [target.weight] : [],
  ),
  'limits of alerts': rest('getBloodSugarAlerts', ({ low, high }) => [
    low.threshold,
    high.threshold,
  ]),
  'limits of our calls': rest('getBloodSugarAlerts', ({ preferences }) => [
    preferences.BGLowerLimit,
    preferences.BGUpperLimit,
  ]),
}
