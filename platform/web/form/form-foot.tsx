import { Trans } from '@lingui/react/macro'
import { Button, Group, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Names what the form does; by default «Сохранить». */
  action?: ReactNode
  /** By default the form around the foot is submitted. */
  onAction?: () => void
  isSending?: boolean
  isDisabled?: boolean
  /** What it does can't be undone: the button is red. */
  isDangerous?: boolean
  /** The button on which the focus stands when the dialog opens: what ends or destroys opens on the way back. */
  focus?: 'action' | 'cancel'
  /** By default «Отмена». */
  cancel?: ReactNode
  /** Without it there is no way back but closing. */
  onCancel?: () => void
  /** There is nothing to take back. */
  isCancelDisabled?: boolean
  /** At the left under the fields with the action first, as pages have it; in a dialog both stand at the right, the action last. */
  isOnPage?: boolean
  size?: ButtonProps['size']
  /** What its buttons are called where other such forms stand beside it. */
  labels?: { action: string; cancel: string }
  /** What else may be done with the record, its archive or removal: at the other end. */
  children?: ReactNode
}

/** The row that ends a form or a dialog: what it does, the way back, and what else may be done. */
export function FormFoot(props: Props) {
  const { action, onAction, isSending = false, isDisabled = false, isDangerous = false, focus } = props
  const { cancel, onCancel, isCancelDisabled = false, isOnPage = false, size, labels, children } = props
  const look = size === undefined ? {} : { size }
  const act = (
    <Button
      {...look}
      {...(onAction ? { onClick: onAction } : { type: 'submit' })}
      aria-label={labels?.action}
      loading={isSending}
      disabled={isDisabled}
      color={isDangerous ? 'red' : undefined}
      data-autofocus={focus === 'action' || undefined}
    >
      {action ?? <Trans>Сохранить</Trans>}
    </Button>
  )
  const back =
    onCancel === undefined ? null : (
      <Button
        {...look}
        variant="default"
        aria-label={labels?.cancel}
        disabled={isCancelDisabled}
        onClick={onCancel}
        data-autofocus={focus === 'cancel' || undefined}
      >
        {cancel ?? <Trans>Отмена</Trans>}
      </Button>
    )
  if (isOnPage)
    return (
      <Group gap="xs">
        {act}
        {back}
        {children}
      </Group>
    )
  return (
    <Group gap="xs">
      {children}
      <Group gap="xs" ms="auto">
        {back}
        {act}
      </Group>
    </Group>
  )
}
