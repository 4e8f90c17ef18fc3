import { Trans } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarShare } from '#platform/web/icons/index.ts'
import { openDialog } from '#platform/web/dialog/dialog.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button, Loading, Popover } from '#platform/web/ui/index.ts'
import styles from './calendar.module.css'

const LinkDialog = lazyPart(async () => (await import('./link-dialog.tsx')).LinkDialog, <Loading lines={3} />)

/** Opens the dialog with the private link by which a calendar program reads the lessons of this person. */
export function SubscribeButton({ personId }: { personId: number }) {
  const [isOpen, { toggle, close }] = useDisclosure(false)
  // a click in the dialog that asks whether to revoke is no click beside this one
  const dismiss = () => {
    if (openDialog.get() === null) close()
  }
  return (
    <Popover opened={isOpen} onDismiss={dismiss} position="bottom-end" width={380} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          h={36}
          px="sm"
          className={styles['button'] ?? ''}
          leftSection={<IconCalendarShare size={16} stroke={1.6} aria-hidden />}
          onClick={toggle}
        >
          <Trans>В мой календарь</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['dialog'] ?? ''}>
        <LinkDialog personId={personId} />
      </Popover.Dropdown>
    </Popover>
  )
}
