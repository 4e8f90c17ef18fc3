import { useLingui } from '@lingui/react/macro'
import type { ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Modal } from '../ui/modal.tsx'
import { FormBody } from './form-body.tsx'
import type { EndpointForm } from './use-endpoint-form.ts'

interface Props<Values extends object> {
  of: EndpointForm<Values>
  title: ReactNode
  size?: ModalProps['size']
  onClose: () => void
  /** The fields, and the foot last. */
  children: ReactNode
}

/** A dialog over the page with the form of one record. */
export function FormDialog<Values extends object>({ of, title, size = 'md', onClose, children }: Props<Values>) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <FormBody of={of}>{children}</FormBody>
    </Modal>
  )
}
