/** The buttons of a page that the edge drew and whose script has not begun (decision 133). */
export const waitingButtons = '#root[data-drawn] button:disabled'
