/** Whether a browser calls itself Internet Explorer, by its user agent (GAP-050). */
export const isOlderBrowser = (userAgent: string): boolean => /MSIE |Trident\//.test(userAgent)
