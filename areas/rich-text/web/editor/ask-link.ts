import { t } from '@lingui/core/macro'
import type { Editor } from '@tiptap/react'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { isSafeAddress } from '../../rules/safe-address.ts'

/** `school.kz` as people write it. */
const whole = (typed: string): string => {
  if (isSafeAddress(typed)) return typed
  if (/^[^\s@/:]+@[^\s@/:]+$/.test(typed)) return `mailto:${typed}`
  if (/^\+?[\d ()-]{5,}$/.test(typed)) return `tel:${typed.replaceAll(/[^\d+]/g, '')}`
  return `https://${typed}`
}

/** Asks where a link leads and sets it over what is chosen; an empty answer takes it away. */
export async function askLink(editor: Editor): Promise<void> {
  const present = String(editor.getAttributes('link')['href'] ?? '')
  const typed = await dialog.prompt({
    message: t`Куда ведёт ссылка`,
    description: t`Сайт, почта, телефон или страница школы; пусто — убрать ссылку`,
    label: t`Адрес`,
    initial: present,
    maxLength: 2_000,
  })
  if (typed === null) return
  const chain = editor.chain().focus().extendMarkRange('link')
  if (typed.trim() === '') return void chain.unsetLink().run()
  const href = whole(typed.trim())
  if (!isSafeAddress(href))
    return dialog.alert({
      message: t`Такой ссылки поставить нельзя: нужен адрес сайта, почты, телефон или страница школы`,
    })
  const { empty } = editor.state.selection
  if (empty && present === '')
    chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}
