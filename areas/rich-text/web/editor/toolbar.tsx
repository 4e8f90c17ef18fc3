import { Trans, useLingui } from '@lingui/react/macro'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditorState, type Editor } from '@tiptap/react'
import type { KeyboardEvent, ReactNode } from 'react'
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconDots,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconUnderline,
  type Icon,
} from '#platform/web/icons/index.ts'
import { Action, ActionDivider, ActionMenu, FileButton, Select } from '#platform/web/ui/index.ts'
import { aligns } from '../../rules/nodes.ts'
import { askLink } from './ask-link.ts'
import { TableMenu } from './table-menu.tsx'
import { PictureTools } from './picture-tools.tsx'
import styles from './editor.module.css'

type Chain = ReturnType<Editor['chain']>
interface Tool {
  title: string
  icon: Icon
  run: (chain: Chain) => Chain
  isActive?: boolean
  isDisabled?: boolean
}

function ToolButton({ editor, tool }: { editor: Editor; tool: Tool }) {
  const { title, icon: Shape, run, isActive = false, isDisabled = false } = tool
  return (
    <RichTextEditor.Control
      active={isActive}
      disabled={isDisabled}
      aria-label={title}
      title={title}
      onClick={() => run(editor.chain().focus()).run()}
    >
      <Shape size={16} aria-hidden />
    </RichTextEditor.Control>
  )
}

/** What holds at the caret, asked once for all buttons. */
const stateOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
  picture: editor.isActive('image'),
  left: !aligns.slice(1).some((textAlign) => editor.isActive({ textAlign })),
  center: editor.isActive({ textAlign: 'center' }),
  right: editor.isActive({ textAlign: 'right' }),
  justify: editor.isActive({ textAlign: 'justify' }),
  level: [1, 2, 3].find((level) => editor.isActive('heading', { level })) ?? 0,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

function StyleSelect({ editor, level }: { editor: Editor; level: number }) {
  const { t } = useLingui()
  const choose = (value: string | null) => {
    const chain = editor.chain().focus()
    if (value === '0' || value === null) chain.setParagraph().run()
    else chain.setHeading({ level: Number(value) as 1 | 2 | 3 }).run()
  }
  return (
    <Select
      className={styles['style'] ?? ''}
      size="xs"
      aria-label={t`Вид абзаца`}
      allowDeselect={false}
      data={[
        { value: '0', label: t`Абзац` },
        { value: '1', label: t`Заголовок 1` },
        { value: '2', label: t`Заголовок 2` },
        { value: '3', label: t`Заголовок 3` },
      ]}
      value={String(level)}
      onChange={choose}
    />
  )
}

function MoreMenu({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const run = (act: (chain: Chain) => Chain) => () => void act(editor.chain().focus()).run()
  return (
    <ActionMenu
      isAtStart
      trigger={
        <RichTextEditor.Control aria-label={t`Ещё`} title={t`Ещё`}>
          <IconDots size={16} aria-hidden />
        </RichTextEditor.Control>
      }
    >
      <Action onClick={run((chain) => chain.toggleStrike())}>
        <Trans>Зачеркнуть</Trans>
      </Action>
      <Action onClick={run((chain) => chain.toggleMark('superscript'))}>
        <Trans>Над строкой</Trans>
      </Action>
      <Action onClick={run((chain) => chain.toggleMark('subscript'))}>
        <Trans>Под строкой</Trans>
      </Action>
      <ActionDivider />
      <Action onClick={run((chain) => chain.sinkListItem('listItem'))}>
        <Trans>Пункт списка глубже</Trans>
      </Action>
      <Action onClick={run((chain) => chain.liftListItem('listItem'))}>
        <Trans>Пункт списка выше</Trans>
      </Action>
      <ActionDivider />
      <Action onClick={run((chain) => chain.setHorizontalRule())}>
        <Trans>Черта</Trans>
      </Action>
      <Action onClick={run((chain) => chain.insertContent({ type: 'pageBreak' }))}>
        <Trans>С новой страницы</Trans>
      </Action>
      <Action onClick={run((chain) => chain.unsetAllMarks().clearNodes())}>
        <Trans>Убрать оформление</Trans>
      </Action>
    </ActionMenu>
  )
}

/** Arrows go from button to button, Escape back into the text. */
function moveFocus(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  if (event.key === 'Escape') return void editor.commands.focus()
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const from = event.target as HTMLElement
  if (from.localName === 'input') return
  const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)'))
  const at = buttons.indexOf(from)
  if (at === -1) return
  event.preventDefault()
  buttons[(at + (event.key === 'ArrowRight' ? 1 : -1) + buttons.length) % buttons.length]?.focus()
}

interface Props {
  editor: Editor
  onFiles: (files: File[]) => void
  /** Tools of who uses the editor: fields of a template. */
  more: ReactNode
}

/** What can be done with a text; what is seldom wanted stands behind three dots. */
export function Toolbar({ editor, onFiles, more }: Props) {
  const { t } = useLingui()
  const state = useEditorState({ editor, selector: ({ editor: present }) => stateOf(present) })
  const button = (title: string, icon: Icon, run: Tool['run'], rest: Partial<Tool> = {}) => (
    <ToolButton key={title} editor={editor} tool={{ title, icon, run, ...rest }} />
  )
  const { bold, italic, underline, bulletList, orderedList, link } = state
  return (
    <RichTextEditor.Toolbar
      className={styles['toolbar'] ?? ''}
      role="toolbar"
      aria-label={t`Оформление текста`}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event, editor)}
    >
      <StyleSelect editor={editor} level={state.level} />
      <RichTextEditor.ControlsGroup>
        {button(t`Жирный`, IconBold, (chain) => chain.toggleBold(), { isActive: bold })}
        {button(t`Курсив`, IconItalic, (chain) => chain.toggleItalic(), { isActive: italic })}
        {button(t`Подчеркнуть`, IconUnderline, (chain) => chain.toggleUnderline(), { isActive: underline })}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {button(t`По левому краю`, IconAlignLeft, (chain) => chain.setTextAlign('left'), { isActive: state.left })}
        {button(t`По середине`, IconAlignCenter, (chain) => chain.setTextAlign('center'), { isActive: state.center })}
        {button(t`По правому краю`, IconAlignRight, (chain) => chain.setTextAlign('right'), { isActive: state.right })}
        {button(t`По ширине`, IconAlignJustified, (chain) => chain.setTextAlign('justify'), {
          isActive: state.justify,
        })}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {button(t`Список`, IconList, (chain) => chain.toggleBulletList(), { isActive: bulletList })}
        {button(t`Нумерованный список`, IconListNumbers, (chain) => chain.toggleOrderedList(), {
          isActive: orderedList,
        })}
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          active={link}
          aria-label={t`Ссылка`}
          title={t`Ссылка`}
          onClick={() => void askLink(editor)}
        >
          <IconLink size={16} aria-hidden />
        </RichTextEditor.Control>
        <FileButton
          multiple
          accept="image/jpeg,image/png,image/webp"
          onChange={(files) => onFiles(files)}
          inputProps={{ 'aria-label': t`Рисунок` }}
        >
          {(props) => (
            <RichTextEditor.Control {...props} aria-label={t`Рисунок`} title={t`Рисунок`}>
              <IconPhoto size={16} aria-hidden />
            </RichTextEditor.Control>
          )}
        </FileButton>
        <TableMenu editor={editor} isInTable={state.table} />
        <MoreMenu editor={editor} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {button(t`Отменить`, IconArrowBackUp, (chain) => chain.undo(), { isDisabled: !state.canUndo })}
        {button(t`Вернуть`, IconArrowForwardUp, (chain) => chain.redo(), { isDisabled: !state.canRedo })}
      </RichTextEditor.ControlsGroup>
      {state.picture ? <PictureTools editor={editor} /> : null}
      {more}
    </RichTextEditor.Toolbar>
  )
}
