import { exitCodes, ExitError } from '../exit-code.ts'

/**
 * `--min achieved=80`: figures by name, in percent, that must be reached. Stops with 2 at a name
 * that there is not.
 */
export function thresholdsOf(
  texts: readonly string[],
  names: readonly string[],
): Map<string, number> {
  return new Map(
    texts.map((text) => {
      const [, name = '', number = ''] = /^([a-z]+)=(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? []
      if (!names.includes(name) || Number(number) > 100)
        throw new ExitError(
          'usage',
          `--min is one of ${names.join(', ')} with a number of percent, as in ${names[0] ?? ''}=80`,
        )
      return [name, Number(number)]
    }),
  )
}

/** A line for each figure that is too low. */
export function missedThresholds(
  figures: Readonly<Record<string, number>>,
  wanted: ReadonlyMap<string, number>,
): string[] {
  return [...wanted].flatMap(([name, least]) =>
    (figures[name] ?? 0) < least
      ? [`${name} is ${figures[name] ?? 0} %, and should be ${least} %`]
      : [],
  )
}

/**
 * How figures of a run end: those of a part of it as that part ended, whatever they are, for what
 * is missing was not measured.
 */
export function endOfFigures(
  { partial, exitCode }: { readonly partial: string | null; readonly exitCode: number },
  missed: readonly string[],
): number {
  return partial !== null && exitCode > exitCodes.nonConformity
    ? exitCode
    : missed.length > 0
      ? exitCodes.threshold
      : exitCodes.conforms
}
