import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import classes from './notifications.module.css'
import { attachHost, type Notice } from './notify.ts'

const looks = {
  info: { color: 'sky', icon: <IconInfoCircle size={18} /> },
  success: { color: 'teal.8', icon: <IconCheck size={18} /> },
  warning: { color: 'orange.8', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'red.8', icon: <IconX size={18} /> },
} as const
/** Specification §9. */
const shownMilliseconds = 3000
const speedMilliseconds = 300
const width = 300

function show({ kind, title }: Notice): void {
  const id = `${kind} ${title}`
  // the same again, while it is shown, is not shown twice
  notifications.show({
    id,
    ...looks[kind],
    title,
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
      autoClose={shownMilliseconds}
      transitionDuration={speedMilliseconds}
      containerWidth={width}
    />
  )
}
