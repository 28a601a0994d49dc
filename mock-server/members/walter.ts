import { active, ordinary, phone, type Story } from './story.ts'

export const walter: Story = {
  username: 'walter.young@example.com',
  story: 'Keeps a blood sugar diary: no readings until one is imported',
  timeZone: 'America/Chicago',
  days: 0,
  facts: () =>
    ordinary(
      { firstName: 'Walter', lastName: 'Young', birthDate: '1949-01-17', email: 'walter.young@example.com', phones: [phone('HO', '3125550173')] },
      { programs: active('diabetes'), diagnoses: [{ code: 'E10.9', condition: 'DIABETES' }] },
      { devices: { deviceGroupsByPrograms: [{ program: 'DIABETES', deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'in-touch' }] }] } },
    ),
}
