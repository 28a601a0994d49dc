// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, list, matching, text, wellFormed } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListUserGuidesRequest = empty
export type ListUserGuidesRequest = typeof ListUserGuidesRequest.Type

export const UserGuideEdition = Schema.Struct({
  language: defaulted(Schema.Literals(['en-US', 'es-US']), ''),
  title: defaulted(text(1, 200).check(wellFormed), ''),
  updateDate: CalendarDate,
  documentUri: Schema.optionalKey(matching(/^https:\/\/[a-z0-9.-]+(\/[A-Za-z0-9._~/-]*)?$/u, 0, 300).check(wellFormed)),
})
export type UserGuideEdition = typeof UserGuideEdition.Type

export const UserGuide = Schema.Struct({
  device: defaulted(Schema.Literals(['bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000']), ''),
  readingCategory: defaulted(Schema.Literals(['weight_scale', 'bg_meter', 'bp_monitor']), ''),
  name: defaulted(text(1, 100).check(wellFormed), ''),
  owned: defaulted(Schema.Boolean, false),
  manuals: defaulted(list(UserGuideEdition, 1, 10), []),
})
export type UserGuide = typeof UserGuide.Type

export const ListUserGuidesResponse = Schema.Struct({
  guides: defaulted(list(UserGuide, 0, 50), []),
})
export type ListUserGuidesResponse = typeof ListUserGuidesResponse.Type

export const GetUserGuideRequest = Schema.Struct({
  device: defaulted(Schema.Literals(['bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000']), ''),
  language: defaulted(Schema.Literals(['en-US', 'es-US']), ''),
})
export type GetUserGuideRequest = typeof GetUserGuideRequest.Type

export const UserGuideSection = Schema.Struct({
  heading: defaulted(text(1, 120).check(wellFormed), ''),
  steps: defaulted(list(text(1, 400).check(wellFormed), 1, 20), []),
  note: defaulted(text(0, 400).check(wellFormed), ''),
})
export type UserGuideSection = typeof UserGuideSection.Type

export const UserGuideManual = Schema.Struct({
  device: defaulted(Schema.Literals(['bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000']), ''),
  language: defaulted(Schema.Literals(['en-US', 'es-US']), ''),
  title: defaulted(text(1, 200).check(wellFormed), ''),
  updateDate: CalendarDate,
  sections: defaulted(list(UserGuideSection, 1, 20), []),
  documentUri: Schema.optionalKey(matching(/^https:\/\/[a-z0-9.-]+(\/[A-Za-z0-9._~/-]*)?$/u, 0, 300).check(wellFormed)),
})
export type UserGuideManual = typeof UserGuideManual.Type

export const GetUserGuideResponse = Schema.Struct({
  manual: UserGuideManual,
})
export type GetUserGuideResponse = typeof GetUserGuideResponse.Type
