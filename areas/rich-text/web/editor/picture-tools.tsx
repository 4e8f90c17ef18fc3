import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Button, Select } from '#platform/web/ui/index.ts'
import styles from './editor.module.css'

const widths = [25, 33, 50, 75, 100]

/** The width of the chosen picture, and its words for who does not see it. */
export function PictureTools({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const { width, alt } = editor.getAttributes('image') as { width: number; alt: string }
  const describe = async () => {
    const message = t`Что на рисунке`
    const description = t`Эти слова услышит тот, кто его не видит; в письме они стоят вместо рисунка`
    const words = await dialog.prompt({ message, description, label: t`Описание`, initial: alt, maxLength: 300 })
    if (words !== null) editor.chain().focus().updateAttributes('image', { alt: words.trim() }).run()
  }
  return (
    <>
      <Select
        className={styles['style'] ?? ''}
        size="xs"
        aria-label={t`Ширина рисунка`}
        allowDeselect={false}
        data={widths.map((one) => ({ value: String(one), label: t`Ширина ${one} %` }))}
        value={String(width)}
        onChange={(value) =>
          editor
            .chain()
            .focus()
            .updateAttributes('image', { width: Number(value) })
            .run()
        }
      />
      <Button size="xs" variant="default" onClick={() => void describe()}>
        <Trans>Описание</Trans>
      </Button>
    </>
  )
}
