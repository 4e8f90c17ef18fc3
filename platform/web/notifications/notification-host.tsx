import '@mantine/notifications/styles.css'
import { Button, Group } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '../icons/index.ts'
import { useEffect } from 'react'
import classes from './notifications.module.css'
import { attachHost, type Notice, type NoticeBack } from './notify.ts'

const looks = {
  info: { color: 'sky', icon: <IconInfoCircle size={18} /> },
  success: { color: 'teal.8', icon: <IconCheck size={18} /> },
  warning: { color: 'orange.8', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'red.8', icon: <IconX size={18} /> },
} as const
/** Specification §9. */
const shownMs = 3000
/** Time to read it and to decide. */
const undoableMs = 9000
const speedMs = 300
const width = 300

function TitleWithBack({ title, back, onDone }: { title: string; back: NoticeBack; onDone: () => void }) {
  const act = () => {
    onDone()
    back.act()
  }
  return (
    <Group component="span" justify="space-between" gap="xs" wrap="nowrap">
      <span>{title}</span>
      <Button size="compact-sm" variant="light" onClick={act} style={{ flexShrink: 0 }}>
        {back.label}
      </Button>
    </Group>
  )
}

let lastUndoable = 0
function show({ kind, title, back }: Notice): void {
  // each takes back something of its own
  const id = back ? `${kind} ${title} ${++lastUndoable}` : `${kind} ${title}`
  // the same again, while it is shown, is not shown twice
  notifications.show({
    id,
    ...looks[kind],
    title: back ? <TitleWithBack title={title} back={back} onDone={() => notifications.hide(id)} /> : title,
    ...(back ? { autoClose: undoableMs } : {}),
    message: null,
    withCloseButton: false,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
    style: { cursor: 'pointer' },
    onClick: () => notifications.hide(id),
  })
}

export function NotificationHost() {
  useEffect(() => attachHost(show), [])
  return (
    <Notifications
      limit={5}
      className={classes['host']}
      position="top-right"
      autoClose={shownMs}
      transitionDuration={speedMs}
      containerWidth={width}
    />
  )
}
