export { documentPages } from './document/index.ts'
export { SigningDialog } from './signing/lazy-signing-dialog.tsx'
