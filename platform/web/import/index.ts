export { ImportButton } from './import-button.tsx'
export { useImportState, type ImportState } from './import-state.ts'
export { ImportWizard } from './lazy-wizard.tsx'
