/** The entities of 2§3, and the components of the contracts that carry each; what only the portal knows (app flags, the user as a whole) has none. */
export const entities: Readonly<Record<string, readonly string[]>> = {
  user: ['Account', 'ClientAttributes', 'Locale', 'PersonalInfo', 'Phone', 'Address', 'UserToken'],
  programs: ['portal.programs.v1.Program', 'portal.programs.v1.Diagnosis'],
  devices: ['DeviceGrouping'],
  features: ['Feature'],
  'supplies order': ['SupplyOrder'],
  'strip supply': ['StripSupply'],
  'order eligibility': ['OrderEligibility'],
  contact: ['Contact', 'ContactPhone'],
  'communications preferences': ['portal.communications.v1.CommunicationPreferences'],
  'profile demographic fields': ['HealthInfo'],
  labs: ['LabResult'],
  'blood sugar reading': ['BloodSugarReading'],
  'blood pressure readings': ['BloodPressureReadings'],
}
