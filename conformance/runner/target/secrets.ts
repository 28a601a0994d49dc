/**
 * Masks credentials and tokens in reports by their names (`$MEMBER_TOKEN`). They stay in memory.
 */
export class Secrets {
  readonly #known = new Map<string, { readonly pattern: RegExp | string; readonly label: string }>()

  /**
   * Registers a secret in all its encodings. Values under 6 characters are ignored, because they
   * match too much.
   */
  add(name: string, value: string): void {
    if (value.length < 6) return
    const label = `$${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`
    for (const form of formsOf(value)) this.#known.set(form, { pattern: patternOf(form), label })
  }

  /** Replaces all secrets in a text. */
  hide(text: string): string {
    let hidden = text
    for (const [form, { pattern, label }] of [...this.#known].sort(
      ([a], [b]) => b.length - a.length,
    ))
      if (hidden.includes(form)) hidden = hidden.replaceAll(pattern, () => label)
    return hidden
  }

  /** Replaces all secrets in a JSON text, which stays JSON: a number becomes its label. */
  hideJson(text: string, indent?: number): string {
    const labelled = (_: string, value: unknown): unknown =>
      typeof value === 'number' && this.hide(String(value)) !== String(value)
        ? this.hide(String(value))
        : value
    return this.hide(JSON.stringify(JSON.parse(text), labelled, indent))
  }

  /** Returns whether a text contains a secret. */
  has(text: string): boolean {
    return this.hide(text) !== text
  }
}

/** A code of digits is no secret inside a longer number, such as a seed or a time. */
const patternOf = (form: string): RegExp | string =>
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
