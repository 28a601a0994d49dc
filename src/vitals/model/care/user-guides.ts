import { isUnreadable } from '#platform/model/parts/part.ts'
import type {
  UserGuide,
  UserGuideManual,
  UserGuideSection,
} from '#generated/schemas/rpc/user-guides.reader.ts'
import { isUnknown, type Known, rawOf } from '#platform/model/parts/unknown-enum.ts'

export type { UserGuide }

/** A section of a manual; its `note` is empty for none, and null when it could not be read. */
export type GuideSection = Omit<UserGuideSection, 'note'> & { readonly note: string | null }

/** A manual with its readable sections. */
export type GuideManual = Omit<UserGuideManual, 'sections'> & {
  readonly sections: readonly GuideSection[]
}

/** A section as sent. */
export function guideSection({ note, ...section }: UserGuideSection): GuideSection {
  return { ...section, note: isUnreadable(note) ? null : note }
}

export type GuidedDevice = Known<UserGuide['device']>
export type GuideLanguage = Known<UserGuideManual['language']>

export const guidedDevices = [
  'bg300',
  'bg500',
  'in-touch',
  'device-flex',
  'htn',
  'ht900',
  'ht945',
  'ht2000',
  'wm1000',
  'wm1500',
  'wm2000',
] as const satisfies readonly GuidedDevice[]
export const guideLanguages = ['en-US', 'es-US'] as const satisfies readonly GuideLanguage[]

/** The languages of a guide that the portal can open. */
export function languagesOf({ manuals }: Pick<UserGuide, 'manuals'>): readonly GuideLanguage[] {
  return manuals.items.flatMap(({ language }) => (isUnknown(language) ? [] : [language]))
}

/** The device of an address: one that the portal knows or that the server lists; else undefined. */
export function guidedDeviceOf(
  named: string | null,
  guides: readonly UserGuide[],
): string | undefined {
  return (
    guidedDevices.find((device) => device === named) ??
    guides.map(({ device }) => rawOf(device)).find((device) => device === named)
  )
}
