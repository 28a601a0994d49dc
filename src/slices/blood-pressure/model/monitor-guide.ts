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
 * The guide in the address: a monitor other than the member's own, or a language other than the
 * page's.
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
 * The language of a guide: the requested one if there is a manual in it, else one that exists.
 * Unknown guides use the requested language, and so does one with a manual that could not be read:
 * that may be the requested one.
 */
export function guideLanguageOf(
  guides: readonly UserGuide[],
  device: Monitor,
  wished: GuideLanguage,
): GuideLanguage {
  const guide = guides.find((one) => one.device === device)
  const languages = guide === undefined || guide.manuals.leftOut > 0 ? [] : languagesOf(guide)
  const [first] = languages
  return first === undefined || languages.includes(wished) ? wished : first
}

/** The guides of monitors, the member's own monitor first. */
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
