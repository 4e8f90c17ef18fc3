/** The face of the form kit. */
export { FormBody } from './form-body.tsx'
export { useEndpointForm, type EndpointForm } from './use-endpoint-form.ts'
