/**
 * Masks credentials and tokens in reports by their names (`$MEMBER_TOKEN`). They stay in memory.
 */
export class Secrets {
  readonly #known = new Map<string, { readonly label: string; readonly form: string | RegExp }>()

  /**
   * Registers a secret in all its encodings. Values under 6 characters are ignored, because they
   * match too much.
   */
  add(name: string, value: string): void {
    if (value.length < 6) return
    const label = `$${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`
    for (const form of formsOf(value)) this.#known.set(form, { label, form: patternOf(form) })
  }

  /** Replaces all secrets in a text. */
  hide(text: string): string {
    let hidden = text
    for (const [value, { label, form }] of [...this.#known].sort(([a], [b]) => b.length - a.length))
      if (hidden.includes(value)) hidden = hidden.replaceAll(form, () => label)
    return hidden
  }

  /** Returns whether a text contains a secret. */
  has(text: string): boolean {
    return [...this.#known.keys()].some((form) => text.includes(form))
  }
}

/** A code of digits is not a part of a longer number, such as a seed in a report. */
const patternOf = (form: string): string | RegExp =>
  /^\d+$/.test(form) ? new RegExp(`(?<!\\d)${form}(?!\\d)`, 'g') : form

/** A text in its encodings: plain, base64, URL, form and JSON. */
export function formsOf(value: string): Set<string> {
  return new Set([
    value,
    Buffer.from(value).toString('base64'),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
    Buffer.from(value).toString('base64url'),
    encodeURIComponent(value),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
  ])
}
