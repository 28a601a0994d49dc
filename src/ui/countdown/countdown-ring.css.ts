import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none', width: 'min(6rem, 28vw)', aspectRatio: '1' })
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', fill: 'none', strokeWidth: 7, rotate: '-90deg' })
export const track = style({ stroke: vars.bg.sunken })
export const rest = style({ stroke: vars.action.primary, strokeLinecap: 'round' })
export const number = style({ font: vars.type.metricMd, letterSpacing: vars.track.metricMd })
export const done = style({ display: 'inline-flex', color: vars.action.primary })
globalStyle(`${done} svg`, { width: '2.5rem', height: '2.5rem' })
