import { useLingui } from '@lingui/react/macro'
import { Modal } from '#platform/web/ui/index.ts'
import styles from './media.module.css'

interface Props {
  name: string
  address: string
  onClose: () => void
}

/** A picture as large as the window allows. */
export function PictureDialog({ name, address, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} title={name} size="auto" centered closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <img src={address} alt={name} className={styles['picture']} />
    </Modal>
  )
}
