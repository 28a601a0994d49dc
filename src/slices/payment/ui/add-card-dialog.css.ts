import { style } from '@vanilla-extract/css'

/** The processor's form has the width of the dialog and reports its own height. */
export const frame = style({ display: 'block', width: '100%', border: 0 })
/** The form loads hidden, while the skeleton is shown. */
export const waiting = style([frame, { position: 'absolute', visibility: 'hidden' }])
