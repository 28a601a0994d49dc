import { type AppMode, appModes, type FeatureFlag, featureFlags } from './feature-flags.ts'

/** The modes in which a flag with this mark stays active. */
const marks: Readonly<Record<string, readonly AppMode[]>> = {
  both: appModes,
  oneApp: ['oneApp'],
  legacy: ['legacy'],
  off: [],
}

/** An invalid setting. The message follows the name of the setting. */
export class BadFlagMarks extends Error {
  override name = 'BadFlagMarks'
}

/**
 * Parses the flags that a deployment disables (GAP-082), such as `REMINDERS=legacy NEW_UPSELL=off`.
 *
 * Each part is a flag and `both`, `oneApp`, `legacy` or `off`; spaces or commas separate them. A
 * flag without a mark is active in both modes. Throws BadFlagMarks.
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
