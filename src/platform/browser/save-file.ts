const aMinute = 60_000

/** Downloads a file. The content is in a Blob of this page and never part of an address. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download may begin after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), aMinute)
}

/** Downloads a CSV file named after its days: "blood-pressure-2026-10-22-2026-11-20.csv". */
export function saveCsv(
  name: string,
  { start, end }: { readonly start: string; readonly end: string },
  content: string,
): void {
  return saveFile(`${name}-${start}-${end}.csv`, 'text/csv;charset=utf-8', content)
}
