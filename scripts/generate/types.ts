import openapiTS, { astToString } from 'openapi-typescript'
import { stringify } from 'yaml'
import type { Contract } from './contract.ts'
import { banner } from './text.ts'

/** The types of the contract by openapi-typescript; enums also by name, so that code can say `components['schemas']['MealTag']`. */
export const typesText = async (contract: Contract): Promise<string> => `${banner}\n${astToString(await openapiTS(stringify(contract)))}`
