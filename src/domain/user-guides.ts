import * as Schema from 'effect/Schema'
import { listOf, matching, text } from './formats.ts'
import { MessageDay } from './message-formats.ts'

export const guidedDevices = ['bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'] as const
export const guideLanguages = ['en-US', 'es-US'] as const
export const guideCategories = ['weight_scale', 'bg_meter', 'bp_monitor'] as const

/** The maker's own document beside a manual. */
export const DocumentUrl = matching(/^https:\/\/[a-z0-9.-]+(\/[A-Za-z0-9._~/-]*)?$/, 300)

/** That there is a manual in a language, and since when it is as it is. */
export const GuideEdition = Schema.Struct({ language: Schema.Literals(guideLanguages), title: text(1, 200), updatedOn: MessageDay, documentUrl: Schema.optionalKey(DocumentUrl) })
export type GuideEdition = typeof GuideEdition.Type

/** The guide of a device (DEV-009); `isMine`: the member has the device. */
export const UserGuide = Schema.Struct({
  device: Schema.Literals(guidedDevices),
  readingCategory: Schema.Literals(guideCategories),
  name: text(1, 100),
  isMine: Schema.Boolean,
  manuals: listOf(GuideEdition, 10, 1),
})
export type UserGuide = typeof UserGuide.Type

/** What to do, step by step, and what to watch out for (may be empty). */
export const GuideSection = Schema.Struct({ heading: text(1, 120), steps: listOf(text(1, 400), 20, 1), note: text(0, 400) })
export type GuideSection = typeof GuideSection.Type

export const GuideManual = Schema.Struct({
  device: Schema.Literals(guidedDevices), language: Schema.Literals(guideLanguages), title: text(1, 200), updatedOn: MessageDay, sections: listOf(GuideSection, 20, 1), documentUrl: Schema.optionalKey(DocumentUrl),
})
export type GuideManual = typeof GuideManual.Type
