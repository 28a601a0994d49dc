/**
 * Every raw value of the Wellspring design language 1.0. Nothing outside this file names a colour,
 * a shadow or a size of the scale: components read `vars` (theme.css.ts), which is one custom
 * property per leaf.
 *
 * Colours are sRGB hex; sizes are rem so that browser zoom and text-size settings work.
 * Data tones carry no meaning of their own: a slice says which of its categories is which tone.
 */
export const light = {
  bg: {
    canvas: '#F5F6F3',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#EBEEEA',
    mist: '#E2EDF0',
    sand: '#F8EEDF',
    selected: '#DCEAF0',
    inverse: '#12303F',
  },
  text: {
    primary: '#14272E',
    secondary: '#3F5259',
    muted: '#53666E',
    link: '#0B5578',
    onAction: '#FFFFFF',
    onInverse: '#FFFFFF',
    onInverseMuted: '#C9DAE1',
    placeholder: '#5B6E75',
    disabled: '#5B6E75',
    onSelected: '#0B5578',
  },
  border: {
    hairline: '#DDE3DF',
    strong: '#B9C5C3',
    control: '#66797F',
    controlHover: '#2F4A56',
    panel: 'transparent',
  },
  action: {
    primary: '#0F5173',
    primaryHover: '#0B4160',
    primaryActive: '#08324B',
    ghostHover: '#E2EDF0',
    danger: '#9A2D1C',
    dangerHover: '#7F2315',
  },
  focus: { ring: '#0B62D6', gap: '#FFFFFF' },
  brand: { mark: '#0F5173', spring: '#C8662B', ripple: '#B7D2DA', rippleSand: '#E7CFAA' },
  badge: { bg: '#A83A14', text: '#FFFFFF' },
  status: {
    success: { bg: '#DDF0EC', text: '#0C5650', mark: '#16877F' },
    info: { bg: '#E2EDF0', text: '#0B4A6A', mark: '#1D6F98' },
    warning: { bg: '#FAEFD6', text: '#6B4300', mark: '#A96A08' },
    critical: { bg: '#FAE7E1', text: '#86240F', mark: '#B0371A' },
  },
  data: {
    tone: {
      veryLow: { mark: '#33247A', text: '#33247A' },
      low: { mark: '#6A62C8', text: '#4A429F' },
      inTarget: { mark: '#16877F', text: '#0C5F59' },
      slightlyHigh: { mark: '#B48700', text: '#6A5000' },
      high: { mark: '#B9770E', text: '#744A00' },
      veryHigh: { mark: '#93300F', text: '#8A2B0E' },
      stage1: { mark: '#B04708', text: '#8F3A06' },
      stage2: { mark: '#7A1C12', text: '#7A1C12' },
      severe: { mark: '#3A0617', text: '#5A0A22' },
    },
    series: {
      line: '#14597D',
      lineMuted: '#5B7480',
      bandInner: '#A9CFDF',
      bandOuter: '#D6E8EF',
      goal: '#A34F1B',
    },
    target: { fill: '#E0F1EE', edge: '#16877F' },
    grid: '#E1E6E3',
    axis: '#5B6E75',
  },
} as const

export type ColorTheme = Widen<typeof light>
type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> }

export const dark: ColorTheme = {
  bg: {
    canvas: '#0E1B21',
    surface: '#15262E',
    raised: '#1C323C',
    sunken: '#0A151A',
    mist: '#16333F',
    sand: '#2C2722',
    selected: '#1E3F4E',
    inverse: '#E6EFF1',
  },
  text: {
    primary: '#EDF3F4',
    secondary: '#C3D1D6',
    muted: '#A9BAC1',
    link: '#94D2F2',
    onAction: '#06222F',
    onInverse: '#12262F',
    onInverseMuted: '#3F5259',
    placeholder: '#9FB1B8',
    disabled: '#9FB1B8',
    onSelected: '#94D2F2',
  },
  border: {
    hairline: '#2A404A',
    strong: '#3D5661',
    control: '#7F98A2',
    controlHover: '#C3D1D6',
    panel: 'transparent',
  },
  action: {
    primary: '#84C8EA',
    primaryHover: '#A3D8F3',
    primaryActive: '#C1E5F8',
    ghostHover: '#1E3F4E',
    danger: '#FFB3A0',
    dangerHover: '#FFC9BB',
  },
  focus: { ring: '#FFD58A', gap: '#0E1B21' },
  brand: { mark: '#9AD6F4', spring: '#F2A76A', ripple: '#285060', rippleSand: '#4B4236' },
  badge: { bg: '#FFB08F', text: '#3A1304' },
  status: {
    success: { bg: '#123A37', text: '#9CE3D9', mark: '#3FB5A8' },
    info: { bg: '#16333F', text: '#B5E0F5', mark: '#6DBBE2' },
    warning: { bg: '#3A2F12', text: '#F8DC9B', mark: '#E9B84A' },
    critical: { bg: '#43211A', text: '#FFC4B3', mark: '#FF8A6B' },
  },
  data: {
    tone: {
      veryLow: { mark: '#8577F2', text: '#B9B2FF' },
      low: { mark: '#C3BEFF', text: '#C9C5FF' },
      inTarget: { mark: '#3FB5A8', text: '#7FD6CB' },
      slightlyHigh: { mark: '#FCE59A', text: '#FCE59A' },
      high: { mark: '#F5CF6B', text: '#F5D581' },
      veryHigh: { mark: '#E8683F', text: '#FFAA8C' },
      stage1: { mark: '#F2A04C', text: '#F7B878' },
      stage2: { mark: '#E45A3C', text: '#FF9E86' },
      severe: { mark: '#C63A98', text: '#FF9FDB' },
    },
    series: {
      line: '#84C8EA',
      lineMuted: '#8BA3AD',
      bandInner: '#2F6580',
      bandOuter: '#1F4354',
      goal: '#F2A76A',
    },
    target: { fill: '#14393B', edge: '#3FB5A8' },
    grid: '#2A404A',
    axis: '#A9BAC1',
  },
}

/** High contrast, as workplace-chat hosts request it. */
export const contrast: ColorTheme = {
  bg: {
    canvas: '#000000',
    surface: '#000000',
    raised: '#000000',
    sunken: '#000000',
    mist: '#000000',
    sand: '#000000',
    selected: '#1AEBFF',
    inverse: '#FFFFFF',
  },
  text: {
    primary: '#FFFFFF',
    secondary: '#FFFFFF',
    muted: '#FFFFFF',
    link: '#FFFF01',
    onAction: '#000000',
    onInverse: '#000000',
    onInverseMuted: '#000000',
    placeholder: '#FFFFFF',
    disabled: '#3FF23F',
    onSelected: '#000000',
  },
  border: {
    hairline: '#FFFFFF',
    strong: '#FFFFFF',
    control: '#FFFFFF',
    controlHover: '#FFFF01',
    panel: '#FFFFFF',
  },
  action: {
    primary: '#1AEBFF',
    primaryHover: '#FFFF01',
    primaryActive: '#FFFF01',
    ghostHover: '#000000',
    danger: '#FFFFFF',
    dangerHover: '#FFFF01',
  },
  focus: { ring: '#FFFF01', gap: '#000000' },
  brand: { mark: '#FFFFFF', spring: '#1AEBFF', ripple: '#000000', rippleSand: '#000000' },
  badge: { bg: '#FFFF01', text: '#000000' },
  status: {
    success: { bg: '#000000', text: '#FFFFFF', mark: '#FFFFFF' },
    info: { bg: '#000000', text: '#FFFFFF', mark: '#FFFFFF' },
    warning: { bg: '#000000', text: '#FFFFFF', mark: '#FFFFFF' },
    critical: { bg: '#000000', text: '#FFFFFF', mark: '#FFFFFF' },
  },
  data: {
    tone: {
      veryLow: { mark: '#FFFFFF', text: '#FFFFFF' },
      low: { mark: '#FFFFFF', text: '#FFFFFF' },
      inTarget: { mark: '#FFFFFF', text: '#FFFFFF' },
      slightlyHigh: { mark: '#FFFFFF', text: '#FFFFFF' },
      high: { mark: '#FFFFFF', text: '#FFFFFF' },
      veryHigh: { mark: '#FFFFFF', text: '#FFFFFF' },
      stage1: { mark: '#FFFFFF', text: '#FFFFFF' },
      stage2: { mark: '#FFFFFF', text: '#FFFFFF' },
      severe: { mark: '#FFFFFF', text: '#FFFFFF' },
    },
    series: {
      line: '#FFFFFF',
      lineMuted: '#FFFFFF',
      bandInner: '#5A5A5A',
      bandOuter: '#2E2E2E',
      goal: '#FFFF01',
    },
    target: { fill: '#000000', edge: '#1AEBFF' },
    grid: '#4A4A4A',
    axis: '#FFFFFF',
  },
}

/** System colors on the same properties, so that inline SVG follows the system palette too. */
export const forced: ColorTheme = {
  bg: {
    canvas: 'Canvas',
    surface: 'Canvas',
    raised: 'Canvas',
    sunken: 'Canvas',
    mist: 'Canvas',
    sand: 'Canvas',
    selected: 'Canvas',
    inverse: 'Canvas',
  },
  text: {
    primary: 'CanvasText',
    secondary: 'CanvasText',
    muted: 'CanvasText',
    link: 'LinkText',
    onAction: 'HighlightText',
    onInverse: 'CanvasText',
    onInverseMuted: 'CanvasText',
    placeholder: 'CanvasText',
    disabled: 'GrayText',
    onSelected: 'CanvasText',
  },
  border: {
    hairline: 'CanvasText',
    strong: 'CanvasText',
    control: 'CanvasText',
    controlHover: 'CanvasText',
    panel: 'CanvasText',
  },
  action: {
    primary: 'Highlight',
    primaryHover: 'Highlight',
    primaryActive: 'Highlight',
    ghostHover: 'Canvas',
    danger: 'Highlight',
    dangerHover: 'Highlight',
  },
  focus: { ring: 'Highlight', gap: 'Canvas' },
  brand: { mark: 'CanvasText', spring: 'CanvasText', ripple: 'Canvas', rippleSand: 'Canvas' },
  badge: { bg: 'Highlight', text: 'HighlightText' },
  status: {
    success: { bg: 'Canvas', text: 'CanvasText', mark: 'CanvasText' },
    info: { bg: 'Canvas', text: 'CanvasText', mark: 'CanvasText' },
    warning: { bg: 'Canvas', text: 'CanvasText', mark: 'CanvasText' },
    critical: { bg: 'Canvas', text: 'CanvasText', mark: 'CanvasText' },
  },
  data: {
    tone: {
      veryLow: { mark: 'CanvasText', text: 'CanvasText' },
      low: { mark: 'CanvasText', text: 'CanvasText' },
      inTarget: { mark: 'CanvasText', text: 'CanvasText' },
      slightlyHigh: { mark: 'CanvasText', text: 'CanvasText' },
      high: { mark: 'CanvasText', text: 'CanvasText' },
      veryHigh: { mark: 'CanvasText', text: 'CanvasText' },
      stage1: { mark: 'CanvasText', text: 'CanvasText' },
      stage2: { mark: 'CanvasText', text: 'CanvasText' },
      severe: { mark: 'CanvasText', text: 'CanvasText' },
    },
    series: {
      line: 'CanvasText',
      lineMuted: 'CanvasText',
      bandInner: 'CanvasText',
      bandOuter: 'Canvas',
      goal: 'CanvasText',
    },
    target: { fill: 'Canvas', edge: 'CanvasText' },
    grid: 'CanvasText',
    axis: 'CanvasText',
  },
}

export const shadows = {
  light: {
    flat: 'none',
    card: '0 1px 2px rgb(20 39 46 / .05)',
    menu: '0 2px 4px rgb(20 39 46 / .06), 0 10px 28px rgb(20 39 46 / .14)',
    dialog: '0 4px 8px rgb(20 39 46 / .08), 0 24px 64px rgb(20 39 46 / .24)',
    scrim: 'rgb(10 24 31 / .56)',
  },
  dark: {
    flat: 'none',
    card: 'none',
    menu: '0 0 0 1px #3D5661, 0 12px 32px rgb(0 0 0 / .5)',
    dialog: '0 0 0 1px #3D5661, 0 24px 64px rgb(0 0 0 / .6)',
    scrim: 'rgb(2 8 11 / .68)',
  },
  contrast: {
    flat: 'none',
    card: 'none',
    menu: '0 0 0 2px #FFFFFF',
    dialog: '0 0 0 2px #FFFFFF',
    scrim: 'rgb(0 0 0 / .8)',
  },
  forced: { flat: 'none', card: 'none', menu: 'none', dialog: 'none', scrim: 'rgb(0 0 0 / .6)' },
} as const

export const fontFamily =
  "'Hanken Grotesk Variable', 'As Hanken Arial', 'As Hanken Roboto', 'As Hanken DejaVu', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif"

/** `phone` is the size up to 767 px; line height is a factor of the size. */
export const type = {
  metricXl: { size: '4rem', line: 1.05, weight: 500, tracking: '-0.03em', phone: '3.25rem' },
  metricLg: { size: '2.5rem', line: 1.1, weight: 500, tracking: '-0.02em', phone: '2.125rem' },
  metricMd: { size: '1.75rem', line: 1.15, weight: 500, tracking: '-0.015em', phone: '1.5rem' },
  display: { size: '2.75rem', line: 1.12, weight: 600, tracking: '-0.02em', phone: '2rem' },
  h1: { size: '2.25rem', line: 1.15, weight: 600, tracking: '-0.02em', phone: '1.75rem' },
  h2: { size: '1.5rem', line: 1.25, weight: 600, tracking: '-0.012em', phone: '1.375rem' },
  h3: { size: '1.25rem', line: 1.3, weight: 600, tracking: '-0.006em', phone: '1.1875rem' },
  bodyLg: { size: '1.25rem', line: 1.5, weight: 400, tracking: '0', phone: '1.125rem' },
  body: { size: '1.125rem', line: 1.5, weight: 400, tracking: '0', phone: '1.0625rem' },
  label: { size: '1.0625rem', line: 1.4, weight: 600, tracking: '0', phone: '1.0625rem' },
  small: { size: '1rem', line: 1.5, weight: 400, tracking: '0', phone: '1rem' },
  caption: { size: '0.9375rem', line: 1.4, weight: 400, tracking: '0.002em', phone: '0.9375rem' },
} as const

export const space = {
  s1: '0.25rem',
  s2: '0.5rem',
  s3: '0.75rem',
  s4: '1rem',
  s5: '1.25rem',
  s6: '1.5rem',
  s8: '2rem',
  s10: '2.5rem',
  s12: '3rem',
  s16: '4rem',
  s20: '5rem',
  s24: '6rem',
} as const

export const radius = {
  none: '0',
  xs: '4px',
  sm: '8px',
  control: '10px',
  card: '16px',
  dialog: '20px',
  pill: '999px',
} as const

export const motion = {
  instant: '0ms',
  quick: '120ms',
  base: '200ms',
  slow: '320ms',
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(0,0,0,1)',
  exit: 'cubic-bezier(.3,0,1,1)',
} as const

export const layer = {
  base: 0,
  raised: 1,
  sticky: 100,
  header: 200,
  sidebarDrawer: 300,
  menu: 400,
  chatPanel: 500,
  modal: 600,
  tour: 700,
  toast: 750,
  idleModal: 800,
  skipLink: 900,
} as const

export const size = {
  targetMin: '44px',
  controlHeight: '48px',
  controlHeightCompact: '44px',
  fieldHeight: '52px',
  icon: '24px',
  iconSmall: '20px',
  statusMark: '16px',
  headerHeight: '76px',
  headerHeightPhone: '64px',
  sidebarWidth: '264px',
  chatPanelWidth: '520px',
  dialogWidth: '520px',
  formMaxWidth: '640px',
  contentMaxWidth: '1104px',
  readingMaxWidth: '66ch',
} as const

export const gutter = { phone: '16px', tablet: '32px', wide: '48px' } as const

/** Media queries without the leading `@media`. */
export const media = {
  phone: '(max-width: 767px)',
  belowWide: '(max-width: 1024px)',
  aboveWide: '(min-width: 1025px)',
  aboveTablet: '(min-width: 768px)',
  /** A window at 400 % zoom, or a phone in landscape. */
  short: '(max-height: 30em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
