import { style } from '@vanilla-extract/css'

/** The processor's form is as wide as the dialog and as high as it says. */
export const frame = style({ display: 'block', width: '100%', border: 0 })
/** The form is loaded out of sight, so that the skeleton is not beside it. */
export const waiting = style([frame, { position: 'absolute', visibility: 'hidden' }])
