import { bloodPressureDevices, type Devices } from './devices.ts'
import { choiceParam, type SearchParams } from './readings-search.ts'
import { guideLanguages, type UserGuide } from './user-guides.ts'

type Language = (typeof guideLanguages)[number]
type Monitor = Devices['bloodPressureDevice']

/** Which guide the address asks for: a monitor other than the member's own, a language other than the page's. */
export const monitorGuideAsked = (params: SearchParams, own: Monitor, spoken: Language): { readonly device: Monitor; readonly language: Language } => ({
  device: choiceParam(params, 'device', bloodPressureDevices, own),
  language: choiceParam(params, 'language', guideLanguages, spoken),
})

/** The language that a guide is read in: the one wished for where there is a manual in it, else one that there is. Of unknown guides, the one wished for. */
export function guideLanguageOf(guides: readonly UserGuide[], device: Monitor, wished: Language): Language {
  const manuals = guides.find(guide => guide.device === device)?.manuals ?? []
  const [first] = manuals
  return first === undefined || manuals.some(({ language }) => language === wished) ? wished : first.language
}

/** The guides of monitors, the member's own first. */
export const monitorGuides = (guides: readonly UserGuide[], own: Monitor): readonly (UserGuide & { readonly device: Monitor })[] =>
  guides
    .flatMap(guide => bloodPressureDevices.flatMap(device => (device === guide.device ? [{ ...guide, device }] : [])))
    .toSorted((a, b) => Number(b.device === own) - Number(a.device === own))
