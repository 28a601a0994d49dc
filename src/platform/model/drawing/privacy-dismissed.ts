/** Local storage: whether the line about privacy was dismissed on this device. */
export const privacyDismissedKey = 'has-dismissed-privacy-banner'
