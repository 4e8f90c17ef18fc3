import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FormFoot } from '#platform/web/form/index.ts'
import { List, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { cellId } from '../cells/cell-name.ts'
import type { PasteGlance } from '../cursor/blocks.ts'
import type { Overlays } from './overlays.ts'

interface Props extends Pick<Overlays, 'nameOf'> {
  glance: PasteGlance
  onPaste: () => void
  onClose: () => void
}

/** Before a large block is put in: how much it fills, and above all what of the present it takes the place of. */
export function PastePreviewDialog({ glance: { filled, replaced, left }, nameOf, onPaste, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} title={t`Вставить из буфера?`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onPaste()
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            <Plural
              value={filled}
              one="Заполнится # пустая ячейка."
              few="Заполнятся # пустые ячейки."
              many="Заполнится # пустых ячеек."
              other="Заполнится # пустых ячеек."
            />{' '}
            <Plural
              value={replaced.length}
              _0="Ничего не заменится."
              one="Заменится # ячейка:"
              few="Заменятся # ячейки:"
              many="Заменится # ячеек:"
              other="Заменится # ячеек:"
            />
          </Text>
          {replaced.length > 0 ? (
            <List size="sm" mah={280} style={{ overflowY: 'auto' }}>
              {replaced.map(({ columnId, rowId, from, to }) => (
                <List.Item key={cellId(columnId, rowId)}>
                  {nameOf({ columnId, rowId })}: <s>{from}</s> → <strong>{to}</strong>
                </List.Item>
              ))}
            </List>
          ) : null}
          {left > 0 ? (
            <Text size="sm" c="dimmed">
              <Trans>Не подойдут и останутся как были: {left}. Почему — будет сказано после вставки.</Trans>
            </Text>
          ) : null}
          <FormFoot action={<Trans>Вставить</Trans>} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
