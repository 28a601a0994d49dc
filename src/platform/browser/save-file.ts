const aMinute = 60_000

/**
 * Hands the browser a file to save. The content never gets into an address: the link names a Blob
 * in this page's memory.
 */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the save may begin after this function has ended
  setTimeout(() => URL.revokeObjectURL(address), aMinute)
}

/**
 * Hands the browser a file for a spreadsheet, named after its days:
 * "blood-pressure-2026-10-22-2026-11-20.csv".
 */
export function saveCsv(
  name: string,
  { start, end }: { readonly start: string; readonly end: string },
  content: string,
): void {
  return saveFile(`${name}-${start}-${end}.csv`, 'text/csv;charset=utf-8', content)
}
