/** Whether the user agent is Internet Explorer (GAP-050). */
export function isOlderBrowser(userAgent: string): boolean {
  return /MSIE |Trident\//.test(userAgent)
}
