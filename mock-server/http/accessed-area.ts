import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import type { AccessedArea } from '../database/tables/access-log.ts'

/** The area of each RPC service; services that show no data of the member have none. */
const areaOfService: Readonly<Record<string, AccessedArea>> = {
  alert_flow: 'READINGS',
  alert_stage: 'READINGS',
  biometrics: 'READINGS',
  care_team: 'CARE',
  challenges: 'CARE',
  chat: 'MESSAGES',
  coaching: 'CARE',
  communications: 'ACCOUNT',
  coverage: 'PAYMENT',
  education: 'CARE',
  food_focus: 'FOOD',
  food_log: 'FOOD',
  goals: 'CARE',
  kidney: 'LABS',
  lab_reports: 'LABS',
  payment: 'PAYMENT',
  programs: 'CARE',
  pulse: 'READINGS',
  reminders: 'CARE',
  reports_and_data: 'READINGS',
  user_tasks: 'CARE',
}

/** The area of each REST path, by its first match; other paths show nothing of the member. */
const areaOfPath: readonly (readonly [RegExp, AccessedArea])[] = [
  [/\/reading|\/alerts\//, 'READINGS'],
  [/service-athome-labs/, 'LABS'],
  [/\/info\/health/, 'HEALTH'],
  [/cardiometabolic|journey-guidance|\/coaching\//, 'CARE'],
  [
    /\/info\/personal|accounts\/me|\/contacts|\/prefs|\/supplies|\/web\/refresh|access-log|\/me\/report-links|\/me\/second-steps/,
    'ACCOUNT',
  ],
]

const areas: ReadonlyMap<string, AccessedArea> = new Map([
  ...Object.values(operations).flatMap(({ operationId, path }) => {
    const area = areaOfPath.find(([pattern]) => pattern.test(path))?.[1]
    return area === undefined ? [] : [[operationId, area] as const]
  }),
  ...Object.values(rpcOperations).flatMap(({ operationId, procedure }) => {
    const area = areaOfService[/^\/portal\.(\w+)\.v\d/.exec(procedure)?.[1] ?? '']
    return area === undefined ? [] : [[operationId, area] as const]
  }),
])

/** Returns what an operation shows of a member, for the member's access log. */
export function accessedArea(operationId: string): AccessedArea | null {
  return areas.get(operationId) ?? null
}
