import '@mantine/tiptap/styles.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { RichTextEditor } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { useId, useState, type ReactNode } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { Alert, Button, Group, Input, Progress, Text } from '#platform/web/ui/index.ts'
import type { PictureAddresses } from '../../contract/rich-text.ts'
import { lengthOf } from '../../rules/plain-text.ts'
import { charactersOfPage, limits } from '../../rules/limits.ts'
import type { RichText } from '../../rules/nodes.ts'
import { lengthObjection } from '../../rules/text-objection.ts'
import { droppedSentence } from '../paste/dropped.ts'
import type { TemplateWords } from './template-nodes.ts'
import { Toolbar } from './toolbar.tsx'
import { useUploadedPictures } from './upload-pictures.ts'
import { insertPicture, useTextEditor } from './use-text-editor.ts'
import styles from './editor.module.css'

export interface RichTextEditorProps {
  label: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  withAsterisk?: boolean
  value: RichText
  onChange: (text: RichText) => void
  onFocus?: () => void
  onBlur?: () => void
  /** Where the pictures of the text lie, as the answer that bears it says. */
  pictures?: PictureAddresses
  /** Of a template: how what stands in it is called, and tools that put it there. */
  template?: { words: TemplateWords; tools: (editor: Editor) => ReactNode }
}

/** How long a text is; over the limit what is wrong and what to do. */
function LengthLine({ value, id }: { value: RichText; id: string }) {
  const length = lengthOf(value)
  const objection = lengthObjection(length)
  const pages = Math.ceil(length / charactersOfPage)
  const most = limits.characters
  return (
    <Text id={id} size="xs" c={objection === null ? 'dimmed' : 'red'} role={objection === null ? undefined : 'alert'}>
      {objection ?? (
        <Trans>
          {displayNumber(length)} из {displayNumber(most)} знаков,{' '}
          {plural(pages, {
            one: 'около # страницы',
            few: 'около # страниц',
            many: 'около # страниц',
            other: 'около # страницы',
          })}
        </Trans>
      )}
    </Text>
  )
}

function SendingLine({ name, share, onStop }: { name: string; share: number; onStop: () => void }) {
  const { t } = useLingui()
  return (
    <Group gap="xs" mt={4}>
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Progress value={share * 100} w={120} aria-label={t`Рисунок загружается`} />
      <Button variant="subtle" size="compact-xs" onClick={onStop}>
        <Trans>Остановить</Trans>
      </Button>
    </Group>
  )
}

/** A field of a form for a text with headings, lists, tables and pictures. */
export function RichTextField(props: RichTextEditorProps) {
  const { t } = useLingui()
  const { label, description, error, withAsterisk, value, onChange, pictures = {}, template } = props
  const id = useId()
  const [dropped, setDropped] = useState<string | null>(null)
  const uploads = useUploadedPictures()
  const { editor, link } = useTextEditor({
    value,
    placeholder: props.placeholder ?? '',
    labelledBy: `${id}-label`,
    describedBy: `${id}-length`,
    pictures,
    template: template?.words ?? null,
    onChange,
    onDropped: (what) => setDropped(droppedSentence(what)),
    onFiles: (files) => take(files),
  })
  const take = (files: File[]) => uploads.send(files, (file, address) => insertPicture(editor, link, file, address))
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.commands.focus() }}
      description={description}
      error={error}
      withAsterisk={withAsterisk ?? false}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
    >
      <RichTextEditor
        editor={editor}
        className={styles['root'] ?? ''}
        data-rich-text
        mt={4}
        withCodeHighlightStyles={false}
        {...(error && { 'data-error': true })}
      >
        <Toolbar editor={editor} onFiles={take} more={template?.tools(editor)} />
        <RichTextEditor.Content className={styles['content'] ?? ''} />
      </RichTextEditor>
      {uploads.sending === null ? null : <SendingLine {...uploads.sending} onStop={uploads.stop} />}
      {uploads.problem === null ? null : (
        <Alert
          color="red"
          mt={4}
          role="alert"
          withCloseButton
          closeButtonLabel={t`Понятно`}
          onClose={uploads.forgetProblem}
        >
          {uploads.problem}
        </Alert>
      )}
      {dropped === null ? null : (
        <Alert
          color="yellow"
          mt={4}
          aria-live="polite"
          withCloseButton
          closeButtonLabel={t`Понятно`}
          onClose={() => setDropped(null)}
        >
          {dropped}
        </Alert>
      )}
      <LengthLine value={value} id={`${id}-length`} />
    </Input.Wrapper>
  )
}
