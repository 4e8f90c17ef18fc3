import { Drawer as PlainDrawer, Modal as PlainModal, type DrawerProps, type ModalProps } from '@mantine/core'
import classes from './modal.module.css'

export const OpenModal = (props: ModalProps) => <PlainModal className={classes['dialog'] ?? ''} {...props} />

export const OpenDrawer = (props: DrawerProps) => <PlainDrawer {...props} />
