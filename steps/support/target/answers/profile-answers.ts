import type { GetCommunicationPreferencesResponseJson } from '../../../../generated/rpc/portal/communications/v1/communications_pb.js'
import type { GetCoverageResponseJson } from '../../../../generated/rpc/portal/coverage/v1/coverage_pb.js'
import type { ListPaymentMethodsResponseJson } from '../../../../generated/rpc/portal/payment/v1/payment_pb.js'
import { longDay, rest, rpc } from './answer.ts'

const lastFour = (phone: string): string => phone.slice(-4)
const inches = 12

/** The member, their contacts, plans and ways to pay. */
export const profileAnswers = {
  'first name': rest('getPersonalInfo', ({ firstName }) => [firstName]),
  'first and last name': rest('getPersonalInfo', ({ firstName, lastName }) => [
    firstName,
    lastName,
  ]),
  'day of birth': rest('getPersonalInfo', ({ birthDate }) => [longDay(birthDate)]),
  email: rest('getPersonalInfo', (info) => [info.email]),
  'ends of the phone numbers': rest('getPersonalInfo', ({ phones }) =>
    phones.map(({ number }) => lastFour(number)),
  ),
  'shipping address': rest('getPersonalInfo', ({ address }) => [
    address?.addressLine1,
    address?.city,
    address?.zipcode,
  ]),
  contacts: rest('listContacts', ({ contacts }) =>
    contacts.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ),
  'email addresses of contacts': rest('listContacts', ({ contacts }) =>
    contacts.map(({ email }) => email),
  ),
  'ends of the phone numbers of contacts': rest('listContacts', ({ contacts }) =>
    contacts.flatMap(({ phones }) => phones.map(({ number }) => lastFour(number))),
  ),
  'coverage plans': rpc<GetCoverageResponseJson>('getCoverage', ({ plans = [] }) =>
    plans.map(({ name }) => name),
  ),
  'member and group number': rpc<GetCoverageResponseJson>('getCoverage', ({ plans = [] }) =>
    plans.flatMap(({ memberNumber, groupNumber }) => [memberNumber, groupNumber]),
  ),
  'end of each card': rpc<ListPaymentMethodsResponseJson>(
    'listPaymentMethods',
    ({ methods = [] }) => methods.map(({ lastFour: end }) => end),
  ),
  medicines: rest('getHealthInfo', ({ medications }) => medications),
  allergies: rest('getHealthInfo', ({ allergies }) => allergies),
  height: rest('getHealthInfo', ({ heightInches }) =>
    heightInches === null ? [] : [Math.floor(heightInches / inches), heightInches % inches],
  ),
  'own A1C': rest('getHealthInfo', ({ a1cTenths }) =>
    a1cTenths === null ? [] : [`${(a1cTenths / 10).toFixed(1)} %`],
  ),
  'end of the mobile phone': rpc<GetCommunicationPreferencesResponseJson>(
    'getCommunicationPreferences',
    ({ preferences }) =>
      (preferences?.channels ?? []).map(({ destinationEnding }) => destinationEnding),
  ),
}
