// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, list, object, optional, orUnreadable, rows, text, words, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListUserGuidesRequest, UserGuideEdition, UserGuide, ListUserGuidesResponse, GetUserGuideRequest, UserGuideSection, UserGuideManual, GetUserGuideResponse } from './user-guides.reader.ts'

const pattern = text(/^https:\/\/[a-z0-9.-]+(\/[A-Za-z0-9._~/-]*)?$/u)

export const ListUserGuidesRequestReader: Tolerant<ListUserGuidesRequest> = object({})

export const UserGuideEditionReader: Tolerant<UserGuideEdition> = object({
  language: defaulted(words('en-US', 'es-US'), ''),
  title: defaulted(text(/./su), ''),
  updateDate: CalendarDateReader,
  documentUri: optional(orUnreadable(pattern)),
})

export const UserGuideReader: Tolerant<UserGuide> = object({
  device: defaulted(words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'), ''),
  readingCategory: defaulted(words('weight_scale', 'bg_meter', 'bp_monitor'), ''),
  name: defaulted(text(/./su), ''),
  owned: defaulted(boolean, false),
  manuals: defaulted(rows(UserGuideEditionReader, 1), []),
})

export const ListUserGuidesResponseReader: Tolerant<ListUserGuidesResponse> = object({
  guides: defaulted(rows(UserGuideReader), []),
})

export const GetUserGuideRequestReader: Tolerant<GetUserGuideRequest> = object({
  device: defaulted(words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'), ''),
  language: defaulted(words('en-US', 'es-US'), ''),
})

export const UserGuideSectionReader: Tolerant<UserGuideSection> = object({
  heading: defaulted(text(/./su), ''),
  steps: defaulted(list(text(/./su), 1), []),
  note: defaulted(orUnreadable(text()), ''),
})

export const UserGuideManualReader: Tolerant<UserGuideManual> = object({
  device: defaulted(words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'), ''),
  language: defaulted(words('en-US', 'es-US'), ''),
  title: defaulted(text(/./su), ''),
  updateDate: CalendarDateReader,
  sections: defaulted(rows(UserGuideSectionReader, 1), []),
  documentUri: optional(orUnreadable(pattern)),
})

export const GetUserGuideResponseReader: Tolerant<GetUserGuideResponse> = object({
  manual: UserGuideManualReader,
})
