import { foresee } from '#areas/results/server/policy-consequences/foresee-policy.ts'
import { readPolicy } from './read-policy.ts'
import { save } from './save-policy.ts'

/** The grading policy of a study year and its versions. */
export const policyEndpoints = [readPolicy, foresee, save]
