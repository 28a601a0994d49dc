import * as Schema from 'effect/Schema'
import { listOf } from '#domain/formats.ts'
import { GuideEdition, GuideManual, GuideSection, guideCategories, guidedDevices, guideLanguages, UserGuide } from '#domain/user-guides.ts'
import type { GetUserGuideResponseJson, ListUserGuidesResponseJson } from '#generated/rpc/portal/user_guides/v1/user_guides_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { choiceField } from './message-choice.ts'
import { dateField } from './message-date.ts'
import { field } from './message-field.ts'

const edition = GuideEdition.fields
const section = GuideSection.fields
const manual = GuideManual.fields

export const GuideEditionMessage = Schema.Struct({ language: choiceField(guideLanguages), title: field(edition.title, ''), updatedOn: dateField, documentUrl: edition.documentUrl })
export const UserGuideMessage = Schema.Struct({
  device: choiceField(guidedDevices),
  readingCategory: choiceField(guideCategories),
  name: field(UserGuide.fields.name, ''),
  isMine: field(Schema.Boolean, false),
  manuals: field(listOf(GuideEditionMessage, 10, 1), []),
})
export const UserGuides = Schema.Struct({ guides: field(listOf(UserGuideMessage, 50), []) })
export const GuideSectionMessage = Schema.Struct({ heading: field(section.heading, ''), steps: field(section.steps, []), note: field(section.note, '') })
export const GuideManualMessage = Schema.Struct({
  device: choiceField(guidedDevices),
  language: choiceField(guideLanguages),
  title: field(manual.title, ''),
  updatedOn: dateField,
  sections: field(listOf(GuideSectionMessage, 20, 1), []),
  documentUrl: manual.documentUrl,
})
export const GuideAnswer = Schema.Struct({ manual: GuideManualMessage })

/** `manual` is required by the contract's rule, which its types do not say. */
type ToldGuide = Required<GetUserGuideResponseJson>
export type AcceptsUserGuides = [Accepts<ListUserGuidesResponseJson, typeof UserGuides>, Accepts<ToldGuide, typeof GuideAnswer>]

const decodeGuides = decoder('listUserGuides', UserGuides)
const decodeManual = decoder('getUserGuide', GuideAnswer)

/** The guides of all devices, the member's own first. Throws ContractBroken. */
export const userGuidesOf = (wire: ListUserGuidesResponseJson): readonly UserGuide[] => decodeGuides(wire).guides
/** One manual. Throws ContractBroken. */
export const guideManual = (wire: GetUserGuideResponseJson): GuideManual => decodeManual(wire as ToldGuide).manual
