import { bloodPressureDevices, type Devices } from '#session/member/model/devices.ts'
import { choiceParam, type SearchParams } from '#vitals/model/readings/search-params.ts'
import {
  type GuideLanguage,
  guideLanguages,
  languagesOf,
  type UserGuide,
} from '#vitals/model/care/user-guides.ts'

type Monitor = Devices['bloodPressureDevice']

/**
 * Which guide the address asks for: a monitor other than the member's own, a language other than
 * the page's.
 */
export function monitorGuideRequested(
  params: SearchParams,
  own: Monitor,
  spoken: GuideLanguage,
): { readonly device: Monitor; readonly language: GuideLanguage } {
  return {
    device: choiceParam(params, 'device', bloodPressureDevices, own),
    language: choiceParam(params, 'language', guideLanguages, spoken),
  }
}

/**
 * The language that a guide is read in: the one wished for where there is a manual in it, else one
 * that there is. Of unknown guides, the one wished for.
 */
export function guideLanguageOf(
  guides: readonly UserGuide[],
  device: Monitor,
  wished: GuideLanguage,
): GuideLanguage {
  const guide = guides.find((one) => one.device === device)
  const languages = guide === undefined ? [] : languagesOf(guide)
  const [first] = languages
  return first === undefined || languages.includes(wished) ? wished : first
}

/** The guides of monitors, the member's own first. */
export function monitorGuides(
  guides: readonly UserGuide[],
  own: Monitor,
): readonly (UserGuide & { readonly device: Monitor })[] {
  return guides
    .flatMap((guide) =>
      bloodPressureDevices.flatMap((device) =>
        device === guide.device ? [{ ...guide, device }] : [],
      ),
    )
    .toSorted((a, b) => Number(b.device === own) - Number(a.device === own))
}
