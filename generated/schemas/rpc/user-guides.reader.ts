// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, list, object, orUnreadable, rows, text, words, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type ListUserGuidesRequest = {
}

export type UserGuideEdition = {
  readonly language: 'en-US' | 'es-US' | Unknown
  readonly title: string
  readonly updateDate: CalendarDate
  readonly documentUri?: string | Unreadable
}

export type UserGuide = {
  readonly device: 'bg300' | 'bg500' | 'in-touch' | 'device-flex' | 'htn' | 'ht900' | 'ht945' | 'ht2000' | 'wm1000' | 'wm1500' | 'wm2000' | Unknown
  readonly readingCategory: 'weight_scale' | 'bg_meter' | 'bp_monitor' | Unknown
  readonly name: string
  readonly owned: boolean
  readonly manuals: Rows<UserGuideEdition>
}

export type ListUserGuidesResponse = {
  readonly guides: Rows<UserGuide>
}

export type GetUserGuideRequest = {
  readonly device: 'bg300' | 'bg500' | 'in-touch' | 'device-flex' | 'htn' | 'ht900' | 'ht945' | 'ht2000' | 'wm1000' | 'wm1500' | 'wm2000' | Unknown
  readonly language: 'en-US' | 'es-US' | Unknown
}

export type UserGuideSection = {
  readonly heading: string
  readonly steps: readonly string[]
  readonly note: string | Unreadable
}

export type UserGuideManual = {
  readonly device: 'bg300' | 'bg500' | 'in-touch' | 'device-flex' | 'htn' | 'ht900' | 'ht945' | 'ht2000' | 'wm1000' | 'wm1500' | 'wm2000' | Unknown
  readonly language: 'en-US' | 'es-US' | Unknown
  readonly title: string
  readonly updateDate: CalendarDate
  readonly sections: Rows<UserGuideSection>
  readonly documentUri?: string | Unreadable
}

export type GetUserGuideResponse = {
  readonly manual: UserGuideManual
}

const pattern = text(/^https:\/\/[a-z0-9.-]+(\/[A-Za-z0-9._~/-]*)?$/u)

/** Reads `ListUserGuidesRequest` as a server sends it. */
export const readListUserGuidesRequest: Reader<ListUserGuidesRequest> = object<ListUserGuidesRequest>({})

/** Reads `UserGuideEdition` as a server sends it. */
export const readUserGuideEdition: Reader<UserGuideEdition> = object<UserGuideEdition>({
  language: [words('en-US', 'es-US'), ''],
  title: [text(/./su), ''],
  updateDate: readCalendarDate,
  documentUri: [orUnreadable(pattern)],
})

/** Reads `UserGuide` as a server sends it. */
export const readUserGuide: Reader<UserGuide> = object<UserGuide>({
  device: [words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'), ''],
  readingCategory: [words('weight_scale', 'bg_meter', 'bp_monitor'), ''],
  name: [text(/./su), ''],
  owned: [boolean, false],
  manuals: [rows(readUserGuideEdition, 1), []],
})

/** Reads `ListUserGuidesResponse` as a server sends it. */
export const readListUserGuidesResponse: Reader<ListUserGuidesResponse> = object<ListUserGuidesResponse>({
  guides: [rows(readUserGuide), []],
})

/** Reads `GetUserGuideRequest` as a server sends it. */
export const readGetUserGuideRequest: Reader<GetUserGuideRequest> = object<GetUserGuideRequest>({
  device: [words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'), ''],
  language: [words('en-US', 'es-US'), ''],
})

/** Reads `UserGuideSection` as a server sends it. */
export const readUserGuideSection: Reader<UserGuideSection> = object<UserGuideSection>({
  heading: [text(/./su), ''],
  steps: [list(text(/./su), 1), []],
  note: [orUnreadable(text()), ''],
})

/** Reads `UserGuideManual` as a server sends it. */
export const readUserGuideManual: Reader<UserGuideManual> = object<UserGuideManual>({
  device: [words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'), ''],
  language: [words('en-US', 'es-US'), ''],
  title: [text(/./su), ''],
  updateDate: readCalendarDate,
  sections: [rows(readUserGuideSection, 1), []],
  documentUri: [orUnreadable(pattern)],
})

/** Reads `GetUserGuideResponse` as a server sends it. */
export const readGetUserGuideResponse: Reader<GetUserGuideResponse> = object<GetUserGuideResponse>({
  manual: readUserGuideManual,
})
