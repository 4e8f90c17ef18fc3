/** The face of the form kit. */
export { numberOrNull, textOrNull } from './empty-values.ts'
export { FormBody } from './form-body.tsx'
export { FormDialog } from './form-dialog.tsx'
export { FormFoot } from './form-foot.tsx'
export { FormLine } from './form-line.tsx'
export { RecordButtons } from './record-buttons.tsx'
export { useEndpointForm, type EndpointForm } from './use-endpoint-form.ts'
