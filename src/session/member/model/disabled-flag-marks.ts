import { type AppMode, appModes, type FeatureFlag, featureFlags } from './feature-flags.ts'

/** The modes in which a mark leaves a flag active. */
const marks: Readonly<Record<string, readonly AppMode[]>> = {
  both: appModes,
  oneApp: ['oneApp'],
  legacy: ['legacy'],
  off: [],
}

/** A setting that cannot be read. Its sentence follows the name of the setting. */
export class BadFlagMarks extends Error {
  override name = 'BadFlagMarks'
}

/**
 * What a deployment marks as not active (GAP-082), read from `REMINDERS=legacy NEW_UPSELL=off`: a
 * flag, and `both`, `oneApp`, `legacy` or `off`, with spaces or commas between. A flag that is not
 * named stays active in both modes.
 */
export function flagsOffOf(setting: string): readonly string[] {
  const seen = new Set<FeatureFlag>()
  return setting
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .flatMap((part, at) => {
      const [name, mark = '', ...rest] = part.split('=')
      const flag = featureFlags.find((one) => one === name)
      const where = `in part ${at + 1}`
      if (flag === undefined)
        throw new BadFlagMarks(`names no flag ${where}. The flags are ${featureFlags.join(', ')}.`)
      if (seen.has(flag)) throw new BadFlagMarks(`names ${flag} twice.`)
      seen.add(flag)
      const modes = Object.hasOwn(marks, mark) && rest.length === 0 ? marks[mark] : undefined
      if (modes === undefined)
        throw new BadFlagMarks(
          `gives ${flag} no mark ${where}. The marks are ${Object.keys(marks).join(', ')}.`,
        )
      return appModes.filter((mode) => !modes.includes(mode)).map((mode) => `${flag}.${mode}`)
    })
}

/** The name of the element of a page's head that brings the marks to the portal. */
export const flagsMetaName = 'portal-flags-off'

/** The page with the marks; the page as it is where everything is active. */
export function markedPage(html: string, off: readonly string[]): string {
  return off.length === 0
    ? html
    : html.replace('</title>', `</title><meta name="${flagsMetaName}" content="${off.join(' ')}">`)
}
