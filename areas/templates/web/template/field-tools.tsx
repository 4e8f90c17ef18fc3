import { Trans } from '@lingui/react/macro'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button, Group } from '#platform/web/ui/index.ts'
import { ConditionDialog } from './condition-dialog.tsx'
import { FieldDialog } from './field-dialog.tsx'
import { LoopDialog } from './loop-dialog.tsx'
import type { FieldGroup } from './draft.ts'

interface Props {
  editor: Editor
  groups: readonly FieldGroup[]
  language: 'ru' | 'kk'
}
type Open = 'field' | 'loop' | 'condition' | null

/** What of a template stands around the caret. */
const aroundOf = (editor: Editor) => ({
  isInLoop: editor.isActive('loop'),
  isInCondition: editor.isActive('condition'),
  isInRow: editor.isActive('tableRow'),
  repeats: Boolean(editor.getAttributes('tableRow')['each']),
})

/** Puts fields, repetitions and conditions into a template, and takes those around the caret away. */
export function FieldTools({ editor, groups, language }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const around = useEditorState({ editor, selector: ({ editor: present }) => aroundOf(present) })
  const close = () => setOpen(null)
  const shared = { editor, groups, onClose: close }
  return (
    <Group gap={4}>
      <Button size="compact-sm" onClick={() => setOpen('field')}>
        <Trans>Поле</Trans>
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setOpen('condition')}>
        <Trans>Условие</Trans>
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setOpen('loop')}>
        <Trans>Повторение</Trans>
      </Button>
      {around.isInCondition ? (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={() => editor.chain().focus().lift('condition').run()}
        >
          <Trans>Убрать условие</Trans>
        </Button>
      ) : null}
      {around.isInLoop ? (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={() => editor.chain().focus().lift('loop').run()}
        >
          <Trans>Убрать повторение</Trans>
        </Button>
      ) : null}
      {around.repeats ? (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={() => editor.chain().focus().updateAttributes('tableRow', { each: null }).run()}
        >
          <Trans>Не повторять строку</Trans>
        </Button>
      ) : null}
      {open === 'field' ? <FieldDialog {...shared} language={language} /> : null}
      {open === 'condition' ? <ConditionDialog {...shared} /> : null}
      {open === 'loop' ? <LoopDialog {...shared} isInRow={around.isInRow} /> : null}
    </Group>
  )
}
