/** Whether the readable cookie says that a session exists (USER-025). It proves nothing; the sealed cookie does. */
export const hasPresence = (cookies: string = document.cookie): boolean =>
  cookies.split(';').some(cookie => cookie.trim() === 'portal-session=1')
