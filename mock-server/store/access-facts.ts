/** How a member gets in: whether she has a second step, whether her email address is confirmed, and the partners that she is connected with. */
export type AccessFacts = { readonly secondStep: boolean; readonly emailConfirmed: boolean; readonly connectedTo: readonly string[] }

export const ordinaryAccess: AccessFacts = { secondStep: false, emailConfirmed: true, connectedTo: ['TELADOC'] }
