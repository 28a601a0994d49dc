/** Whether every percent escape of a text is complete, and their bytes are UTF-8. */
export function isPercentEncoded(text: string): boolean {
  return decoded(text) !== undefined
}

// The result is used, because the bundler deletes the call otherwise.
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
