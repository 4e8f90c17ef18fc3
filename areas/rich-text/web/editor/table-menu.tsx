import { Trans, useLingui } from '@lingui/react/macro'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { IconTable } from '#platform/web/icons/index.ts'
import { Action, ActionDivider, ActionMenu } from '#platform/web/ui/index.ts'

type Chain = ReturnType<Editor['chain']>

/** Puts a table in, or changes the one around the caret. */
export function TableMenu({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const { t } = useLingui()
  const run = (act: (chain: Chain) => Chain) => () => void act(editor.chain().focus()).run()
  const trigger = (
    <RichTextEditor.Control active={isInTable} aria-label={t`Таблица`} title={t`Таблица`}>
      <IconTable size={16} aria-hidden />
    </RichTextEditor.Control>
  )
  if (!isInTable)
    return (
      <ActionMenu isAtStart trigger={trigger}>
        {[2, 3, 4, 6].map((cols) => (
          <Action key={cols} onClick={run((chain) => chain.insertTable({ rows: 3, cols, withHeaderRow: true }))}>
            <Trans>Таблица: 3 строки, столбцов {cols}</Trans>
          </Action>
        ))}
      </ActionMenu>
    )
  return (
    <ActionMenu isAtStart trigger={trigger}>
      <Action onClick={run((chain) => chain.addRowBefore())}>
        <Trans>Строка выше</Trans>
      </Action>
      <Action onClick={run((chain) => chain.addRowAfter())}>
        <Trans>Строка ниже</Trans>
      </Action>
      <Action onClick={run((chain) => chain.addColumnBefore())}>
        <Trans>Столбец слева</Trans>
      </Action>
      <Action onClick={run((chain) => chain.addColumnAfter())}>
        <Trans>Столбец справа</Trans>
      </Action>
      <ActionDivider />
      <Action onClick={run((chain) => chain.mergeOrSplit())}>
        <Trans>Объединить или разделить ячейки</Trans>
      </Action>
      <Action onClick={run((chain) => chain.toggleHeaderRow())}>
        <Trans>Строка заголовков: есть или нет</Trans>
      </Action>
      <ActionDivider />
      <Action onClick={run((chain) => chain.deleteRow())}>
        <Trans>Убрать строку</Trans>
      </Action>
      <Action onClick={run((chain) => chain.deleteColumn())}>
        <Trans>Убрать столбец</Trans>
      </Action>
      <Action onClick={run((chain) => chain.deleteTable())}>
        <Trans>Убрать таблицу</Trans>
      </Action>
    </ActionMenu>
  )
}
