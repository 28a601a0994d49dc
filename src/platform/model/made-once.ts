/**
 * Makes one value for a key and keeps it. For `Intl` objects, whose making takes far longer than
 * their use; keys must be few, such as languages, and never a member's.
 */
export function madeOnce<Made>(): (key: string, make: () => Made) => Made {
  const made = new Map<string, Made>()
  return (key, make) => {
    const known = made.get(key) ?? make()
    made.set(key, known)
    return known
  }
}
