import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormBody, FormFoot } from '#platform/web/form/index.ts'
import { Modal } from '#platform/web/ui/index.ts'

interface Props<Values extends object> {
  title: string
  of: Parameters<typeof FormBody<Values>>[0]['of']
  onClose: () => void
  children: ReactNode
}

/** A window with the form of one record and the buttons below it. */
export function PaperDialog<Values extends object>({ title, of, onClose, children }: Props<Values>) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <FormBody of={of}>
        {children}
        <FormFoot isSending={of.isSending} onCancel={onClose} />
      </FormBody>
    </Modal>
  )
}
