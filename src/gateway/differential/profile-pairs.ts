import { Contact, ContactChange, ContactPhone, NewContact } from '#domain/contacts.ts'
import { HealthInfo } from '#domain/health-profile.ts'
import { LabKitOrder, LabKitOrders, LabKitRequest } from '#domain/lab-kit.ts'
import { PersonalInfoChange, PhoneChange, SelectedCountry } from '#domain/personal-change.ts'
import { NewSupplyOrder, OrderEligibility, StripCount, StripSupply } from '#domain/supplies.ts'
import { CareTeam, CareTeamMemberMessage } from '../care-team.ts'
import { Contacts } from '../contacts.ts'
import { Coverage, CoveredProgramMessage, MemberCostMessage, PlanMessage } from '../coverage.ts'
import { PaymentMethodAdded, PaymentMethodList, PaymentMethodMessage, PaymentMethods, PaymentMethodWish } from '../payment.ts'
import type { Pair } from './pair.ts'

/** Profile, preferences and supplies. */
export const profilePairs: readonly Pair[] = [
  { name: 'account: personal info change', schema: PersonalInfoChange, component: 'PersonalInfoChange' },
  { name: 'account: phone change', schema: PhoneChange, component: 'PhoneChange' },
  { name: 'account: selected country', schema: SelectedCountry, component: 'SelectedCountry' },
  { name: 'care team', schema: CareTeam, component: 'portal.care_team.v1.GetCareTeamResponse' },
  { name: 'care team: member', schema: CareTeamMemberMessage, component: 'portal.care_team.v1.CareTeamMember' },
  { name: 'contacts', schema: Contacts, component: 'Contacts' },
  { name: 'contacts: change', schema: ContactChange, component: 'ContactChange' },
  { name: 'contacts: contact', schema: Contact, component: 'Contact' },
  { name: 'contacts: new contact', schema: NewContact, component: 'NewContact' },
  { name: 'contacts: phone', schema: ContactPhone, component: 'ContactPhone' },
  { name: 'coverage', schema: Coverage, component: 'portal.coverage.v1.GetCoverageResponse' },
  { name: 'coverage: cost', schema: MemberCostMessage, component: 'portal.coverage.v1.MemberCost' },
  { name: 'coverage: plan', schema: PlanMessage, component: 'portal.coverage.v1.Plan' },
  { name: 'coverage: program', schema: CoveredProgramMessage, component: 'portal.coverage.v1.CoveredProgram' },
  { name: 'health profile', schema: HealthInfo, component: 'HealthInfo' },
  { name: 'lab kit: order', schema: LabKitOrder, component: 'LabKitOrder' },
  { name: 'lab kit: orders', schema: LabKitOrders, component: 'LabKitOrders' },
  { name: 'lab kit: request', schema: LabKitRequest, component: 'LabKitRequest' },
  { name: 'payment: method', schema: PaymentMethodMessage, component: 'portal.payment.v1.PaymentMethod' },
  { name: 'payment: methods', schema: PaymentMethodList, component: 'portal.payment.v1.ListPaymentMethodsResponse' },
  { name: 'payment: methods after a deletion', schema: PaymentMethods, component: 'portal.payment.v1.DeletePaymentMethodResponse' },
  { name: 'payment: methods with another default', schema: PaymentMethods, component: 'portal.payment.v1.SetDefaultPaymentMethodResponse' },
  { name: 'payment: new method', schema: PaymentMethodWish, component: 'portal.payment.v1.AddPaymentMethodRequest' },
  { name: 'payment: added method', schema: PaymentMethodAdded, component: 'portal.payment.v1.AddPaymentMethodResponse' },
  { name: 'supplies: eligibility', schema: OrderEligibility, component: 'OrderEligibility' },
  { name: 'supplies: new order', schema: NewSupplyOrder, component: 'NewSupplyOrder' },
  { name: 'supplies: strip count', schema: StripCount, component: 'StripCount' },
  { name: 'supplies: strips', schema: StripSupply, component: 'StripSupply' },
]
