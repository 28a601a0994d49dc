/** Returns the initials of a name: "Dana W." is "DW". */
export function coachInitials(name: string): string {
  return name
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
}
