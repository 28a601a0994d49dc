import { exitCodes, ExitError } from '../exit-code.ts'

/** Parses `--min achieved=80` to percentages by name. Throws a usage error for unknown names. */
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
          `--min must be NAME=PERCENT with one of ${names.join(', ')}, as in ${names[0] ?? ''}=80`,
        )
      return [name, Number(number)]
    }),
  )
}

/** A message for each missed threshold. */
export function missedThresholds(
  figures: Readonly<Record<string, number>>,
  thresholds: ReadonlyMap<string, number>,
): string[] {
  return [...thresholds].flatMap(([name, least]) =>
    (figures[name] ?? 0) < least
      ? [`${name}: ${figures[name] ?? 0} % is below the threshold of ${least} %`]
      : [],
  )
}

/**
 * The exit code of figures. A partial run keeps its own exit code, because what is missing was not
 * measured.
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
