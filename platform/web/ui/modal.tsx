import type { ModalProps } from '@mantine/core'
import { OpenModal } from './lazy-layers.ts'
import { useLayer } from './use-layer.ts'

/** A dialog over the page; what dialogs are made of comes with the first that opens. The focus goes in and comes back. */
export const Modal = (props: ModalProps) => (useLayer(props.opened) ? <OpenModal {...props} /> : null)
