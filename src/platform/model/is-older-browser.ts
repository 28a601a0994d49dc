/** Whether a browser calls itself Internet Explorer, by its user agent (GAP-050). */
export function isOlderBrowser(userAgent: string): boolean {
  return /MSIE |Trident\//.test(userAgent)
}
