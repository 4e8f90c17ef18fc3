import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Names what the line does. */
  action: ReactNode
  icon?: ReactNode
  /** The line is what its page is for. */
  isMain?: boolean
  isSending?: boolean
  isDisabled?: boolean
  /** Fields without titles above them stand at one height with the button. */
  isBare?: boolean
  children: ReactNode
}

/** A form of one line: its fields and, at their end, the button that submits it. Paper does not show it. */
export function FormLine(props: Props) {
  const { action, icon, isMain = false, isSending = false, isDisabled = false, isBare = false, children } = props
  return (
    <Group gap="xs" align={isBare ? 'flex-start' : 'flex-end'} data-print="never">
      {children}
      <Button
        type="submit"
        variant={isMain ? 'filled' : 'light'}
        loading={isSending}
        disabled={isDisabled}
        leftSection={icon}
      >
        {action}
      </Button>
    </Group>
  )
}
