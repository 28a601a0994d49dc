import type { ServiceImpl } from '@connectrpc/connect'
import type { UserGuidesService } from '../../../generated/proto/portal/user_guides/v1/user_guides_pb.js'
import { type GuideContent, type GuidedDevice, guides } from '../../seed/content/guides.ts'
import { type ContentLanguage, localize } from '../../seed/content/localized-text.ts'
import { readFact } from '../../database/facts/facts.ts'
import { messageDateOf } from '../../services/time/calendar-date.ts'
import { memberCall } from '../rpc-call.ts'

const languages: readonly ContentLanguage[] = ['en-US', 'es-US']
const devices = Object.keys(guides) as readonly GuidedDevice[]

const titleOf = ({ name }: GuideContent, language: ContentLanguage): string =>
  language === 'es-US' ? `Guía del usuario: ${name.es}` : `${name.en}: user guide`

export const userGuides: ServiceImpl<typeof UserGuidesService> = {
  listUserGuides: async (_request, context) => {
    const { store, caller, language } = memberCall(context)
    const groups = await readFact(store, caller.id, 'devices')
    const mine = new Set<string>(
      groups.deviceGroupsByPrograms.flatMap(({ deviceGroupings }) =>
        deviceGroupings.map(({ bundleType }) => bundleType),
      ),
    )
    const inOrder = [
      ...devices.filter((device) => mine.has(device)),
      ...devices.filter((device) => !mine.has(device)),
    ]
    return {
      guides: inOrder.map((device) => {
        const guide = guides[device]
        return {
          device,
          readingCategory: guide.category,
          name: localize(guide.name, language),
          owned: mine.has(device),
          manuals: languages.map((edition) => ({
            language: edition,
            title: titleOf(guide, edition),
            updateDate: messageDateOf(guide.updateDate),
          })),
        }
      }),
    }
  },

  getUserGuide: ({ device, language }, context) => {
    const { problem } = memberCall(context)
    const guide: GuideContent | undefined = guides[device as GuidedDevice]
    if (!guide) throw problem('user-guide-not-found')
    // The rules of the message allow these two only.
    const edition = language as ContentLanguage
    const sections = guide.sections.map(({ heading, steps, note }) => ({
      heading: localize(heading, edition),
      steps: steps.map((step) => localize(step, edition)),
      note: note ? localize(note, edition) : '',
    }))
    return {
      manual: {
        device,
        language,
        title: titleOf(guide, edition),
        updateDate: messageDateOf(guide.updateDate),
        sections,
      },
    }
  },
}
