import type { Locale } from '../locale.ts'

/** A text without its placeholders, the names of plural forms and tags. */
export function saidOf(text: string): string {
  return text.replace(
    /\{\w+, plural,|(?:zero|one|two|few|many|other|=\d+) \{|\{\w+(?:, \w+)?\}|<\/?\d+\/?>/g,
    ' ',
  )
}

const we: Readonly<Record<Locale, RegExp>> = {
  'en-US': /(?<![\w-])(?:we|our|ours|us)(?![\w-])/i,
  // "-mos" of verbs, not of "últimos" or "gramos", and "nos" alone or behind a verb, as in "llámenos".
  'es-US':
    /(?<!\p{L})(?!(?:kilogramos|gramos|últimos|próximos|mínimos|máximos|términos)(?!\p{L}))(?:nosotros|nuestr[oa]s?|nos|vemos|\p{L}{2,}(?:amos|emos|imos)|\p{L}+[áéí]\p{L}{1,4}nos|\p{L}+[aei]rnos)(?!\p{L})/iu,
}

/** Whether a text says that we, the service, do something. */
export function saysWe(text: string, locale: Locale): boolean {
  return we[locale].test(saidOf(text))
}
