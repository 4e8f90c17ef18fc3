/** The face of the form kit. */
export { FormBody } from './form-body.tsx'
export type { Rule, Rules } from './rules.ts'
export { useEndpointForm, type EndpointForm } from './use-endpoint-form.ts'
