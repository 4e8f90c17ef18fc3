import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { SigningDialogProps } from './signing-dialog.tsx'

const Dialog = lazyPart(async () => (await import('./signing-dialog.tsx')).SigningDialog)

/**
 * Signs by one proof whatever a call signs: says in whose name, and asks for the second factor, of who has none for the password.
 * Open it when somebody presses «Подписать», close it in `onClose`; it is fetched then.
 */
export function SigningDialog<E extends AnyEndpoint>(props: SigningDialogProps<E>) {
  return <Dialog {...(props as unknown as SigningDialogProps)} />
}
