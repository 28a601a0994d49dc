/** The dark squares of a QR code as one path, a unit each. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}

/** The key of an app in groups of four, as people type it. */
export function keyInGroups(key: string): string {
  return key.replace(/.{4}(?=.)/g, '$& ')
}
