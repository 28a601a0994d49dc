import { defineParameterType } from '@cucumber/cucumber'

/** What stands in a phrase for words of a feature, and how it is found there. */
const placeholders: Readonly<Record<string, { readonly any: string; readonly kept: string }>> = {
  '"*"': { any: '"[^"]*"', kept: '"([^"]*)"' },
  '"…"': {
    any: '"[^"]*"(?:(?:, | and )"[^"]*")*',
    kept: '("[^"]*"(?:(?:, | and )"[^"]*")*)',
  },
  '#': { any: String.raw`\d+`, kept: String.raw`(\d+)` },
}

const patternOf = (phrase: string, which: 'any' | 'kept'): string =>
  phrase
    .replaceAll(/[.?+()[\]\\^$|]/g, String.raw`\$&`)
    .replaceAll(/"[*…]"|#/g, (found) => placeholders[found]![which])

/**
 * Defines a parameter type by its phrases, whose meanings get what the feature says. `"*"` stands for
 * a quoted text, `"…"` for a list of them, and `#` for a number.
 */
export function definePhrases<Meaning>(
  name: string,
  phrases: Readonly<Record<string, (...said: string[]) => Meaning>>,
): void {
  const known = Object.entries(phrases).map(([phrase, meaning]) => ({
    whole: new RegExp(`^${patternOf(phrase, 'kept')}$`),
    meaning,
  }))
  defineParameterType({
    name,
    regexp: Object.keys(phrases).map((phrase) => new RegExp(patternOf(phrase, 'any'))),
    transformer: (text: string): Meaning => {
      for (const { whole, meaning } of known) {
        const found = whole.exec(text)
        if (found !== null) return meaning(...found.slice(1))
      }
      throw new Error(`{${name}} has no "${text}".`)
    },
  })
}
