const aMinute = 60_000

/** Hands the browser a file to save. The content never gets into an address: the link names a Blob in this page's memory. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), aMinute) // the save may begin after this function has ended
}
