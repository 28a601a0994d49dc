import {
  bodyComposition,
  type GuideSection,
  measureBloodPressure,
  measureBloodSugar,
  sendsByItself,
  sendsByPhone,
  weigh,
} from './guide-sections.ts'
import type { LocalizedText } from './localized-text.ts'

export type GuideContent = {
  readonly category: 'bg_meter' | 'bp_monitor' | 'weight_scale'
  readonly name: LocalizedText
  readonly updateDate: string
  readonly sections: readonly GuideSection[]
}

const meter = (model: string): GuideContent => ({
  category: 'bg_meter',
  name: { en: `${model} blood sugar meter`, es: `Medidor de azúcar ${model}` },
  updateDate: '2026-06-02',
  sections: [...measureBloodSugar, sendsByItself],
})
const monitor = (model: string): GuideContent => ({
  category: 'bp_monitor',
  name: { en: `${model} blood pressure monitor`, es: `Monitor de presión ${model}` },
  updateDate: '2026-06-02',
  sections: [...measureBloodPressure, sendsByItself],
})
const scale = (model: string): GuideContent => ({
  category: 'weight_scale',
  name: { en: `${model} scale`, es: `Báscula ${model}` },
  updateDate: '2026-05-12',
  sections: [...weigh, sendsByItself],
})

/** The guide of each device (2§3) in both languages (DEV-009). */
export const guides = {
  bg300: meter('BG300'),
  bg500: meter('BG500'),
  'in-touch': meter('In Touch'),
  'device-flex': {
    category: 'bg_meter',
    name: { en: 'Device Flex: your own meter', es: 'Device Flex: su propio medidor' },
    updateDate: '2026-09-15',
    sections: [...measureBloodSugar, sendsByPhone],
  },
  htn: monitor('HTN'),
  ht900: monitor('HT900'),
  ht945: monitor('HT945'),
  ht2000: monitor('HT2000'),
  wm1000: scale('WM1000'),
  wm1500: scale('WM1500'),
  wm2000: {
    category: 'weight_scale',
    name: { en: 'WM2000 body composition scale', es: 'Báscula de composición corporal WM2000' },
    updateDate: '2026-09-15',
    sections: [...weigh, ...bodyComposition, sendsByItself],
  },
} as const satisfies Record<string, GuideContent>

export type GuidedDevice = keyof typeof guides
