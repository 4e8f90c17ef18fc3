import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { List, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { cellId } from '../cells/cell-name.ts'
import type { CursorMessage } from '../cursor/cursor-message.ts'
import type { Overlays } from './overlays.ts'

interface Props extends Pick<Overlays, 'nameOf' | 'outside'> {
  notified: Extract<CursorMessage, { kind: 'block' }>
  onClose: () => void
}

/** After a block was put in: how much of it stands, and what does not and why. */
export function BlockReportDialog({ notified, nameOf, outside: outsideWords, onClose }: Props) {
  const { t } = useLingui()
  const { written, refused, outside } = notified
  return (
    <Modal opened onClose={onClose} title={t`Записано не всё`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Text size="sm">
          <Plural
            value={written}
            one="Записана # ячейка."
            few="Записаны # ячейки."
            many="Записано # ячеек."
            other="Записано # ячеек."
          />{' '}
          {refused.length > 0 ? <Trans>Остались как были: {refused.length}.</Trans> : null}{' '}
          {outside > 0 ? outsideWords(outside) : null}
        </Text>
        <List size="sm" mah={320} style={{ overflowY: 'auto' }}>
          {refused.map(({ columnId, rowId, reason }) => (
            <List.Item key={cellId(columnId, rowId)}>{`${nameOf({ columnId, rowId })}: ${reason}`}</List.Item>
          ))}
        </List>
      </Stack>
    </Modal>
  )
}
